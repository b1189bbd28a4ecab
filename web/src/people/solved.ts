/** The puzzles solved in this browser. */
const KEY = 'undercroft-puzzles';

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

export function solvedOf(game: string): readonly number[] {
  return read()[game] ?? [];
}

export function noteSolved(game: string, number: number): void {
  noteDay();
  const all = read();
  all[game] = [...new Set([...(all[game] ?? []), number])].sort((a, b) => a - b);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing forgets it
  }
}

const DAY = 86_400_000;
const DAYS_KEY = 'undercroft-puzzle-days';

/** Days since 1970, as the calendar of the world has them. */
function today(): number {
  return Math.floor(Date.now() / DAY);
}

/** The puzzle of today: the games take turns, and each goes through its puzzles. */
export function puzzleOfDay(counts: readonly { game: string; count: number }[]): { game: string; number: number } | null {
  const day = today();
  const row = counts[day % counts.length];
  return row ? { game: row.game, number: 1 + (Math.floor(day / counts.length) % row.count) } : null;
}

function days(): number[] {
  try {
    return JSON.parse(localStorage.getItem(DAYS_KEY) ?? '[]') as number[];
  } catch {
    return [];
  }
}

/** Takes down that a puzzle was solved today. */
function noteDay(): void {
  try {
    localStorage.setItem(DAYS_KEY, JSON.stringify([...new Set([...days(), today()])].slice(-1000)));
  } catch {
    // a browser that keeps nothing forgets it
  }
}

/** Days in a row with a solved puzzle, up to today or yesterday. */
export function streak(): number {
  const solved = new Set(days());
  let day = solved.has(today()) ? today() : today() - 1;
  let length = 0;
  while (solved.has(day--)) length++;
  return length;
}
