/** What the browser remembers of lessons: which are done, and where somebody left the path of one. */
const KEY = 'undercroft.lessons';
const MOST = 50; // tables to remember

interface Kept {
  /** Games whose lesson was played to its end. */
  done: string[];
  /** Tables whose lesson is over: the game goes on there, for nothing. */
  over: string[];
  /** By table: so many moves were made when the learner went another way. */
  strayed: Record<string, number>;
}

function read(): Kept {
  try {
    return { done: [], over: [], strayed: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { done: [], over: [], strayed: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the lesson is offered again.
  }
}

export const keptOf = (table: string): number | null => read().strayed[table] ?? null;

export function keepLesson(table: string, at: number | null): void {
  const kept = read();
  const { [table]: _gone, ...strayed } = kept.strayed;
  write({ ...kept, strayed: at === null ? strayed : { ...strayed, [table]: at } });
}

export const isLessonDone = (game: string): boolean => read().done.includes(game);

export const isLessonOver = (table: string): boolean => read().over.includes(table);

export function lessonDone(game: string, table: string): void {
  const kept = read();
  write({ ...kept, done: [...new Set([...kept.done, game])], over: [...new Set([...kept.over, table])].slice(-MOST) });
}
