/** All texts in the language of the settings: the client's own, which are typed, and those of the games, which come from
 * the server. So the client can show any game that is registered there. */
import { FluentBundle, type FluentFunction, type FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Messages } from '../../gen/messages';
import type { GameInfo } from '../../gen/protocol';
import { api } from './api';
import { settings, type Language } from './settings.svelte';
import { isStatic } from './transport.svelte';
import { painted } from './worker.svelte';

/** A message as views and events carry it: the id of a text and what goes into it. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

const own = import.meta.glob<string>(['../../texts/*.ftl', '../games/*/*.ftl', '../../../src/undercroft/texts/bots/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const SHELL = 'shell';
/** Texts that are loaded with what they belong to; those of pages are found by `t` too. */
const LATER = /^(people|workshop|real|lesson|rules|games\/.+)$/;
const PAGES = ['people', 'workshop', 'real'];
const SEAT_ARGUMENTS = ['who', 'whom'];
const bundles = new SvelteMap<string, FluentBundle>(); // by `language/shell` and `language/game`
const loading = new Map<string, Promise<void>>();
const titles = new SvelteMap<string, Record<string, string>>(); // by game, then by language

/** The texts of the client itself, those of its boards and of the bots included, or of one game. */
function sourcesOf(name: string, language: Language): Promise<string>[] {
  if (LATER.test(name)) return [import('./later').then(({ textOf }) => textOf(name, language))];
  if (name !== SHELL) return [api.texts(name, language)];
  return Object.entries(own)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, load]) => load());
}

/** LIST of the texts: those things that are anything, as one phrase: `LIST(a, b, c, last: " and ")`. */
const LIST: FluentFunction = (things, { last }) => {
  const found = things.map(String).filter(Boolean);
  return found.length > 1 ? `${found.slice(0, -1).join(', ')}${String(last)}${found.at(-1)}` : (found[0] ?? '');
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number((value as FluentNumber).value));
/** SIGN of the texts: `minus`, `none` or `plus`, to choose words by: `{ SIGN($x) -> … }`. */
const SIGN: FluentFunction = ([value]) => ({ '-1': 'minus', '1': 'plus' })[Math.sign(numberOf(value))] ?? 'none';
/** SIZE of the texts: a number without its sign. */
const SIZE: FluentFunction = ([value]) => String(Math.abs(numberOf(value)));

/** Makes sure that the texts of the shell, or of a game, are there in a language. */
export async function needTexts(name: string = SHELL, language: Language = settings.language): Promise<void> {
  const key = `${language}/${name}`;
  const load = async (): Promise<void> => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { LIST, SIGN, SIZE } });
    const texts = await Promise.all(sourcesOf(name, language));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    bundles.set(key, bundle);
    if (isStatic && name === SHELL) void rewordHere(bundle, key, language);
  };
  if (!loading.has(key)) loading.set(key, load());
  await loading.get(key);
}

/** Some texts differ where there is no server; none of them is on the first screen. */
async function rewordHere(bundle: FluentBundle, key: string, language: Language): Promise<void> {
  await painted();
  const { textOf } = await import('./later');
  bundle.addResource(new FluentResource(await textOf('here', language)), { allowOverrides: true });
  bundles.delete(key); // what is shown already is worded again
  bundles.set(key, bundle);
}

function format(bundle: FluentBundle | undefined, id: string, args: Record<string, unknown>): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const problems: Error[] = [];
  return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, problems);
}

type Args<Id extends keyof Messages> = keyof Messages[Id] extends never ? [] : [Messages[Id]];

/** A text of the client. */
export function t<Id extends keyof Messages>(id: Id, ...args: Args<Id>): string {
  return format(bundles.get(`${settings.language}/${SHELL}`), id, args[0] ?? {}) ?? laterText(id, args[0]) ?? '';
}

/** A text that came with a page, or whose id is put together from names; undefined if there is none. */
export function laterText(id: string, args: Record<string, unknown> = {}): string | undefined {
  for (const name of PAGES) {
    const found = format(bundles.get(`${settings.language}/${name}`), id, args);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A text of a board whose id is put together from names; undefined if there is none. */
export function boardText(id: string): string | undefined {
  return format(bundles.get(`${settings.language}/${SHELL}`), `board-${id}`, {});
}

/** A text of a game; undefined if the game has none under that id. */
export function gameText(game: string, id: string, args: Record<string, unknown> = {}): string | undefined {
  return format(bundles.get(`${settings.language}/${game}`), id, args);
}

/** The ids of all texts of a game that are here. */
export function textIds(game: string): string[] {
  return [...(bundles.get(`${settings.language}/${game}`)?._messages.keys() ?? [])];
}

/** Learns what games are called, without their other texts. */
export function learnTitles(games: readonly GameInfo[]): void {
  for (const game of games) titles.set(game.name, game.titles);
}

export function titleOf(game: string): string {
  return titles.get(game)?.[settings.language] ?? gameText(game, `${game}-title`) ?? game;
}

/** The name on the box, where a game is called otherwise here. */
export function publishedOf(game: string): string | undefined {
  return boardText(`${game}-published`);
}

/** Several messages in one line: sentences stand side by side, anything else is set off by a point. */
export function sayAll(game: string, messages: readonly Message[], names: readonly string[]): string {
  return messages
    .map((message) => say(game, message, names))
    .reduce((line, next) => `${line}${/[.!?…]$/.test(line) ? ' ' : ' · '}${next}`, '')
    .replace(/^ · /, '');
}

/** The seat that reads the table: its own actions, and those done to it, are told as "you". */
export const reader = $state<{ seat: number | null }>({ seat: null });

function addressed(game: string, { id, args }: Message, shown: Record<string, unknown>): string | undefined {
  if (reader.seat === null) return undefined;
  const ends = [args['who'] === reader.seat && '-you', args['whom'] === reader.seat && '-at-you'];
  return ends.flatMap((end) => (end && gameText(game, `${id}${end}`, shown)) || []).at(0);
}

/** Returns the text of a message of a game; seats are shown by name, the reader's as "you" where the game has such a text. */
export function say(game: string, message: Message, names: readonly string[]): string {
  const args: Record<string, unknown> = { ...message.args };
  for (const key of SEAT_ARGUMENTS) {
    const seat = args[key];
    if (typeof seat === 'number') args[key] = names[seat] ?? t('seat', { number: seat + 1 });
  }
  return (
    addressed(game, message, args) ??
    gameText(game, message.id, args) ??
    format(bundles.get(`${settings.language}/${SHELL}`), message.id, args) ??
    message.id
  );
}
