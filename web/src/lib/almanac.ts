/** The almanac: which cards of a game one has met, in play or as a spectator. Kept by this browser, for all who use it. */
const KEY = 'undercroft.almanac';
/** Parts of a table that tell what there is, not what was met. */
const LISTS = ['unseen', 'supply', 'floors_left', 'spare_heroes', 'standings', 'pile', 'options'];

type Almanac = Record<string, string[]>;

function read(): Almanac {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Almanac;
  } catch {
    return {};
  }
}

/** Returns all names in a table: words, and the keys of counts. */
function namesIn(data: unknown, found: Set<string>): Set<string> {
  if (typeof data === 'string') found.add(data);
  else if (Array.isArray(data)) for (const part of data) namesIn(part, found);
  else if (data !== null && typeof data === 'object')
    for (const [key, value] of Object.entries(data)) {
      if (LISTS.includes(key)) continue;
      if (typeof value === 'number' && value > 0) found.add(key);
      else namesIn(value, found);
    }
  return found;
}

/** Takes down what lies on a table; names that are no cards do no harm. */
export function meet(game: string, table: Record<string, unknown>): void {
  const almanac = read();
  const known = new Set(almanac[game]);
  const found = [...namesIn(table, new Set())].filter((name) => !known.has(name));
  if (!found.length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...almanac, [game]: [...known, ...found] }));
  } catch {
    // A browser that keeps nothing has no almanac.
  }
}

export const metIn = (game: string): ReadonlySet<string> => new Set(read()[game]);
