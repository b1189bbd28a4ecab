/** What the browser remembers of lessons: which are done, and where somebody left the path of one. */
const KEY = 'undercroft.lessons';

interface Kept {
  /** Games whose lesson was played to its end. */
  done: string[];
  /** By table: so many moves were made when the learner went another way. */
  strayed: Record<string, number>;
}

function read(): Kept {
  try {
    return { done: [], strayed: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { done: [], strayed: {} };
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

export function lessonDone(game: string): void {
  const kept = read();
  write({ ...kept, done: [...new Set([...kept.done, game])] });
}
