/** The cards of a game as its cards files have them, told in the game's own words. */
import { gameText } from './texts.svelte';

const GRADES = ['A', 'B', 'C', 'R'] as const;
export type Grade = (typeof GRADES)[number];
export { GRADES };
export type Row = Record<string, unknown> & { id: string; grade: Grade };
export type Files = Record<string, Record<string, unknown>>;

/** The cards of one kind in one file. Files beside `cards` are further packs, which may have a card anew. */
export interface Table {
  pack: string;
  kind: string;
  rows: Row[];
}

const FIRST_PACK = 'cards';
/** Endings of the texts that tell what a card does. */
const RULES = ['rule', 'skill', 'ultimate', 'how'];

export class Figures {
  readonly tables: readonly Table[];

  constructor(
    private readonly game: string,
    files: Files,
  ) {
    this.tables = Object.entries(files).flatMap(([pack, file]) =>
      Object.entries(file).flatMap(([kind, rows]) => (Array.isArray(rows) ? [{ pack, kind, rows: rows as Row[] }] : [])),
    );
  }

  private text(id: string, args: Record<string, unknown> = {}): string | undefined {
    return gameText(this.game, `${this.game}-${id}`, args);
  }

  title({ pack, kind }: Table): string {
    const name = this.text(`kind-${kind}`) ?? kind;
    return pack === FIRST_PACK ? name : `${name} · ${this.text(`pack-${pack}`) ?? pack}`;
  }

  rule({ kind }: Table): string | undefined {
    return this.text(`kind-${kind}-rule`);
  }

  name(kind: string, id: string): string {
    return this.text(this.nameId(kind, id) ?? '') ?? this.words('id', id);
  }

  /** Returns the effect of a card; a further pack may word it differently. */
  rules({ pack, kind }: Table, id: string): string[] {
    const name = this.nameId(kind, id);
    return RULES.flatMap((ending) => this.text(`${name}-${pack}-${ending}`) ?? this.text(`${name}-${ending}`) ?? []);
  }

  /** The figures that the game has words for; its rules tell the rest. */
  figures(kind: string, row: Row): string {
    return Object.entries(row)
      .flatMap(([field, value]) => {
        const id = [`figure-${kind}-${field}`, `figure-${field}`].find((id) => this.text(id) !== undefined);
        return id && !isNothing(value)
          ? (this.text(id, { value: typeof value === 'number' ? value : this.words(field, value) }) ?? [])
          : [];
      })
      .join('\u00a0· ')
      .replace(/-(?=\d)/g, '−');
  }

  /** A list, or the words of a figure: capitals are letters of their own. */
  private words(field: string, value: unknown): string {
    if (Array.isArray(value)) {
      const isNumbers = value.every((part) => typeof part === 'number');
      return value.map((part) => this.words(field, part)).join(isNumbers ? '\u2060/\u2060' : ', ');
    }
    const text = String(value);
    const word = (part: string): string =>
      this.text(`value-${field}-${part}`) ??
      this.text(`value-${part}`) ??
      this.text(`word-${part}`) ??
      this.text(this.nameId('', part) ?? '') ??
      part;
    return /^[A-Z]+$/.test(text) ? [...text].map(word).join(', ') : text.split(' ').map(word).join(' ');
  }

  /** Several kinds may share their names. */
  private nameId(kind: string, id: string): string | undefined {
    return [kind, 'face', ...this.tables.map((table) => table.kind)]
      .map((kind) => `${kind}-${id}`)
      .find((id) => this.text(id) !== undefined);
  }
}

const isNothing = (value: unknown): boolean => value === 0 || value === '' || (Array.isArray(value) && value.length === 0);
