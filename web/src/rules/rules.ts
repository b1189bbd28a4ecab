/** The rules of a game as they are read: sections of a Markdown file in web/rules, one for each language. GAME.json there
 * lists the texts that each section explains. */
import { gameText, textIds } from '../lib/texts.svelte';

export type Part = { kind: 'text'; text: string } | { kind: 'strong'; text: string } | { kind: 'piece'; name: string; alt: string };
export type Block =
  | { kind: 'text'; parts: Part[] }
  | { kind: 'list'; isNumbered: boolean; items: Part[][] }
  | { kind: 'table'; head: Part[][]; rows: Part[][][] };

export interface Section {
  id: string;
  title: string;
  /** Ids of texts that it explains; a star stands for any ending. */
  about: string[];
  blocks: Block[];
  /** All of it, in small letters, for the search. */
  plain: string;
}

export interface Rules {
  title: string;
  intro: Part[];
  sections: Section[];
}

const files = import.meta.glob<string>('../../rules/*.md', { query: '?raw', import: 'default' });
const explained = import.meta.glob<Record<string, string[]>>('../../rules/*.json', { import: 'default' });

export const hasRules = (game: string): boolean => `../../rules/${game}.en.md` in files;

export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const [text, about] = await Promise.all([
    (files[`../../rules/${game}.${language}.md`] ?? files[`../../rules/${game}.en.md`])?.(),
    explained[`../../rules/${game}.json`]?.(),
  ]);
  return text === undefined ? null : parse(text, about ?? {});
}

const MARKS = /\*\*([^*]+)\*\*|!\[([^\]]*)\]\(piece:([a-z0-9-]+)\)/g;

function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > at) parts.push({ kind: 'text', text: line.slice(at, found.index) });
    const [all, strong, alt = '', name = ''] = found;
    parts.push(strong === undefined ? { kind: 'piece', name, alt } : { kind: 'strong', text: strong });
    at = found.index + all.length;
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) });
  return parts;
}

const cellsOf = (row: string): Part[][] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => partsOf(cell.trim()));

function blockOf(text: string): Block {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  if (first.startsWith('|')) return { kind: 'table', head: cellsOf(first), rows: lines.slice(2).map(cellsOf) };
  if (/^(-|\d+\.) /.test(first)) {
    const items = lines.map((line) => partsOf(line.replace(/^(-|\d+\.) /, '')));
    return { kind: 'list', isNumbered: /^\d/.test(first), items };
  }
  return { kind: 'text', parts: partsOf(lines.join(' ')) };
}

const SECTION = /^<a id="([^"]+)"><\/a>\s+## (.+)\s+([\s\S]*)$/;

export function parse(text: string, about: Record<string, string[]>): Rules {
  const [head = '', ...rest] = text.split(/\n(?=<a id=)/);
  const [title = '', intro = ''] = head.trim().split(/\n\s*\n/);
  const sections = rest.flatMap((part) => {
    const found = SECTION.exec(part);
    if (!found) return [];
    const [, id = '', title = '', body = ''] = found;
    const plain = `${title}\n${body}`.replace(/!\[[^\]]*\]\([^)]*\)|\*\*/g, '').toLowerCase();
    return [
      {
        id,
        title,
        about: about[id] ?? [],
        blocks: body
          .trim()
          .split(/\n\s*\n/)
          .map(blockOf),
        plain,
      },
    ];
  });
  return { title: title.replace(/^# /, ''), intro: partsOf(intro), sections };
}

const fits = (pattern: string, id: string): boolean => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern);

/** The section that explains a text, by its id; the closest pattern counts. */
function bySection(rules: Rules, id: string): Section | undefined {
  const found = rules.sections.flatMap((section) => section.about.filter((one) => fits(one, id)).map((one) => ({ section, one })));
  return found.sort((a, b) => b.one.length - a.one.length)[0]?.section;
}

/** The section about something: the id of a text, or what a thing is called on the table. */
export function sectionAbout(rules: Rules, game: string, about: string): Section | undefined {
  const exact = rules.sections.find(({ id }) => id === about) ?? bySection(rules, about);
  if (exact) return exact;
  const name = about.toLowerCase();
  const ids = textIds(game).filter((id) => gameText(game, id)?.toLowerCase() === name);
  const named = ids.map((id) => bySection(rules, id)).find((section) => section !== undefined);
  return named ?? rules.sections.find(({ plain }) => plain.includes(name));
}

const TITLE = 100; // a word in the title counts for so many in the text

export const wordsIn = (words: string): string[] => words.toLowerCase().split(/\s+/).filter(Boolean);

/** The sections in which all words occur: first those whose titles have them, then those that have them most often. */
export function search(rules: Rules, words: string): Section[] {
  const wanted = wordsIn(words);
  const weight = ({ title, plain }: Section): number =>
    wanted.reduce((sum, word) => sum + plain.split(word).length - 1 + (title.toLowerCase().includes(word) ? TITLE : 0), 0);
  return rules.sections
    .filter(({ plain }) => wanted.every((word) => plain.includes(word)))
    .sort((one, other) => weight(other) - weight(one));
}

/** A text in pieces: every second one is one of the words. */
export function markedBy(text: string, words: readonly string[]): string[] {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return pattern ? text.split(new RegExp(`(${pattern})`, 'i')) : [text];
}
