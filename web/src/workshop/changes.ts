/** Changes of a game's figures, as the server and records have them: by file, then by table, card and field. */
import type { Files } from '../lib/figures';

export type Value = number | boolean | readonly Value[];
/** A figure of a card, or a figure of the whole game, which has no card. */
export interface Place {
  file: string;
  table: string;
  card?: string;
  field?: string;
}
type Fields = Record<string, unknown>;
export type Changes = Record<string, Record<string, unknown>>;

/** Figures are numbers, switches and lists of numbers; words are no figures. */
export function isFigure(value: unknown): value is Value {
  return typeof value === 'number' || typeof value === 'boolean' || (Array.isArray(value) && value.length > 0 && value.every(isFigure));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The printed value of a figure. */
export function printedAt(files: Files, { file, table, card, field }: Place): Value {
  const found = files[file]?.[table];
  if (card === undefined) return found as Value;
  return (found as readonly (Fields & { id: string })[]).find(({ id }) => id === card)?.[field ?? ''] as Value;
}

/** The changed value of a figure, or the printed one. */
export function valueAt(files: Files, changes: Changes, place: Place): Value {
  const { file, table, card, field } = place;
  const change = changes[file]?.[table];
  const own = card === undefined ? change : (change as Record<string, Fields> | undefined)?.[card]?.[field ?? ''];
  return own === undefined ? printedAt(files, place) : (own as Value);
}

/** The changes with one figure more; a figure as it is printed is no change. */
export function withValue(files: Files, changes: Changes, place: Place, value: Value): Changes {
  const { file, table, card, field } = place;
  const next = structuredClone(changes);
  const tables = (next[file] ??= {});
  const isPrinted = isSame(value, printedAt(files, place));
  if (card === undefined || field === undefined) {
    if (isPrinted) delete tables[table];
    else tables[table] = value;
  } else {
    const cards = (tables[table] ??= {}) as Record<string, Fields>;
    const fields = (cards[card] ??= {});
    if (isPrinted) delete fields[field];
    else fields[field] = value;
    if (!Object.keys(fields).length) delete cards[card];
    if (!Object.keys(cards).length) delete tables[table];
  }
  if (!Object.keys(tables).length) delete next[file];
  return next;
}

/** Every changed figure. */
export function placesOf(changes: Changes): Place[] {
  return Object.entries(changes).flatMap(([file, tables]) =>
    Object.entries(tables).flatMap(([table, change]) =>
      isFigure(change)
        ? [{ file, table }]
        : Object.entries(change as Record<string, Fields>).flatMap(([card, fields]) =>
            Object.keys(fields).map((field) => ({ file, table, card, field })),
          ),
    ),
  );
}

/** Changes out of an address; nothing if it holds none. */
export function readChanges(text: string | null): Changes {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Changes) : {};
  } catch {
    return {};
  }
}

/** A cards file with the changes made, as `undercroft play --cards` reads it. */
export function tomlOf(files: Files, changes: Changes, file: string): string {
  const lines: string[] = [];
  const tables: string[] = [];
  for (const [table, printed] of Object.entries(files[file] ?? {})) {
    if (!isRows(printed)) {
      lines.push(`${table} = ${toml(changes[file]?.[table] ?? printed)}`);
      continue;
    }
    const changed = (changes[file]?.[table] ?? {}) as Record<string, Fields>;
    for (const row of printed) {
      const fields = Object.entries({ ...row, ...changed[row.id] }).map(([field, value]) => `${field} = ${toml(value)}`);
      tables.push(`[[${table}]]\n${fields.join('\n')}\n`);
    }
  }
  return `${[...lines, '', ...tables].join('\n')}`;
}

const isRows = (value: unknown): value is readonly (Fields & { id: string })[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row);

function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key} = ${toml(inner)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}
