/** Lists the things on the board that make up a move: first the card or the place, then whom, what and how. */
import type { Move, View } from '../../../gen/protocol';
import type { Mark, MovePicker } from '../../table/picker.svelte';
import type { Piece } from './table';

const HAND = new Set([
  ...['play', 'play-for', 'play-at', 'play-against', 'play-on', 'vow', 'stow', 'discard'],
  ...['curse', 'curse-for', 'rust', 'bless', 'send', 'set'],
]);
/** One of one's own things has to go. */
const LOST = new Set(['scrap', 'banish', 'offer', 'shed', 'retain']);
const QUEST = new Set(['try-with', 'take-with']);
const PLACE = new Set(['go', 'warp', 'swap', 'turn', 'appear']);
/** Moves that begin with a button of their own once there are too many to show each. */
const DEEDS: Record<string, string> = {
  attack: 'whom',
  duel: 'whom',
  challenge: 'target',
  order: 'card',
  loose: 'card',
  rouse: '',
  peril: 'whom',
  'use-on': 'ability',
  'use-at': 'ability',
  'use-against': 'ability',
};
const FEW = 4;
/** Beside everything else that the heroic phase offers, three buttons for each hero who stands by would hide the map. */
const GROUPED = 'attack';

/** Arguments chosen after the first pick, in this order. */
const FURTHER = ['whom', 'target', 'quest', 'side', 'count', 'form', 'stat', 'place'] as const;

const arg = (move: Move, name: string): string => String(move.args[name] ?? '');

/** Things are named `sort:which`. */
export function thing(sort: string, which: string | number): string {
  return `${sort}:${which}`;
}
export function partsOf(thing: string): [sort: string, which: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** Returns the thing that stands for an argument of a move; a number tells equal cards in play apart. */
function detail(move: Move, name: string): string | undefined {
  const value = move.args[name];
  if (value === undefined) return undefined;
  if (name === 'target') return thing('target', `${value}.${move.args['number'] ?? move.args['copy'] ?? 0}`);
  if (name === 'quest') return thing('quest', arg(move, 'copy'));
  return thing(name === 'whom' ? 'seat' : name, value);
}

/** The deed a move belongs to: its verb and who or what does it. */
function deedOf(move: Move): string | undefined {
  const name = DEEDS[move.verb];
  if (name === undefined) return undefined;
  const copy = name === 'card' ? `.${arg(move, 'copy')}` : name === 'target' ? `.${arg(move, 'number')}` : '';
  return thing('deed', `${move.verb} ${arg(move, name)}${copy}`);
}

function leadOf(move: Move): string | undefined {
  if (HAND.has(move.verb)) return thing('card', arg(move, 'card'));
  if (QUEST.has(move.verb)) return thing('quest', arg(move, 'copy'));
  if (LOST.has(move.verb)) return thing('piece', arg(move, 'copy'));
  if (PLACE.has(move.verb)) return thing('place', arg(move, 'place'));
  if (move.verb === 'tile') return thing('tile', arg(move, 'place'));
  if (move.verb === 'lay' || move.verb === 'lay-turned') return thing('cell', `${arg(move, 'x')},${arg(move, 'y')}`);
  return deedOf(move);
}

function anchorsIn(view: View): ReadonlyMap<string, string[]> {
  const areFew = view.moves.filter((move) => move.verb in DEEDS || !leadOf(move)).length <= FEW;
  const values = new Map<string, Set<string>>(); // of each argument, among the moves that begin alike
  const key = (move: Move, lead: string, name: string): string => `${move.verb} ${lead} ${name}`;
  const deeds = new Set(view.moves.map((move) => deedOf(move)).filter((deed) => deed !== undefined));
  const isAlone = (move: Move): boolean => deeds.size === 1 && move.verb in DEEDS && move.args['form'] !== undefined;
  const leads = view.moves.map((move) => (areFew && move.verb in DEEDS && move.verb !== GROUPED ? undefined : leadOf(move)));
  view.moves.forEach((move, i) => {
    const lead = leads[i];
    for (const name of lead ? FURTHER : []) {
      const value = detail(move, name);
      if (value) values.set(key(move, lead!, name), (values.get(key(move, lead!, name)) ?? new Set()).add(value));
    }
  });
  return new Map(
    view.moves.map((move, i) => {
      const lead = leads[i];
      if (isAlone(move)) return [move.text, [detail(move, 'form')!]]; // nothing else to begin with: only how is asked
      if (!lead) return [move.text, []];
      if (lead.startsWith('cell:')) return [move.text, [lead, thing('lay', move.verb)]];
      const further = FURTHER.filter((name) => (values.get(key(move, lead, name))?.size ?? 0) > 1);
      return [move.text, [lead, ...further.map((name) => detail(move, name)!)]];
    }),
  );
}

const known = new WeakMap<View, ReadonlyMap<string, string[]>>();

export function anchors(move: Move, view: View): string[] {
  let found = known.get(view);
  if (!found) known.set(view, (found = anchorsIn(view)));
  return found.get(move.text) ?? [];
}

/** Returns whether it glows: a move can begin with it, or continue with it once something is picked. */
export function glows(thing: string, picker: MovePicker, view: View): boolean {
  return picker.can(thing) && (picker.picked.length > 0 || view.moves.some((move) => anchors(move, view)[0] === thing));
}

/** Returns the next picks that the board itself does not show: deeds, and everything that follows a first pick. */
export function nextThings(moves: readonly Move[], picked: readonly string[], view: View): string[] {
  const next = moves.map((move) => anchors(move, view).find((thing) => !picked.includes(thing)));
  return [...new Set(next)].filter((found): found is string => {
    const sort = found ? partsOf(found)[0] : '';
    return picked.length ? !['', 'card', 'cell', 'tile'].includes(sort) : ['deed', 'form', 'piece'].includes(sort);
  });
}

/** The mark of a hint at what some of the moves are made with. */
export function markAmong(moves: readonly Move[], picker: MovePicker): Mark | undefined {
  const marks = moves.map((move) => picker.markOf(move));
  return marks.find((mark) => mark === 'best') ?? marks.find((mark) => mark !== undefined);
}

const WITH_THINGS = ['drink', 'loose', 'scrap', 'banish', 'order', 'offer', 'shed', 'retain', 'stand-in'];

/** Moves that are made with a card in play. */
export function movesWith(piece: Piece, view: View): Move[] {
  return view.moves.filter(
    ({ verb, args }) =>
      (WITH_THINGS.includes(verb) && args['copy'] === piece.id) ||
      (verb.startsWith('use') && args['ability'] === piece.card && piece.seat === view.seat),
  );
}
