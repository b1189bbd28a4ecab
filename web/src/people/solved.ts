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
  const all = read();
  all[game] = [...new Set([...(all[game] ?? []), number])].sort((a, b) => a - b);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing forgets it
  }
}
