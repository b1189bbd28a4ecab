/** What a game's folder offers to the client. A new game is one folder here: `cover.ts`, and `board.ts` with its board.
 * Without them the game is still playable: the panel of moves needs the view alone. */
import type { Component } from 'svelte';
import type { Move, Text, View } from '../../gen/protocol';
import { otherCards } from '../lib/api';
import type { BeatsOf } from '../lib/beats.svelte';
import type { Sound } from '../lib/sound';
import type { Desk } from '../table/desk.svelte';

/** How a game looks from outside: loaded with the page. */
export interface Cover {
  icon: string;
  /** Hue of its light, in degrees. */
  hue: number;
  /** An option that may also name one thing for each seat (a hero, say): its ids, for a game one plays alone. */
  perSeat?: { option: string; ids: readonly string[]; text: (id: string) => string };
}

export interface BoardProps {
  view: View;
  names: readonly string[];
  /** Where things are picked and moves made; idle in a replay. */
  desk: Desk;
  /** What has just happened, oldest first. */
  news: readonly Text[];
  /** The table as one saw it last, where something is to be marked that has changed since. */
  since?: View | null;
}

export interface PlateProps {
  view: View;
  seat: number;
  news: readonly Text[];
}

/** The board of a game: loaded when a table of that game is opened. */
export interface Board {
  board: Component<BoardProps>;
  /** A board that needs the height of a phone: the plates above it stand in one row there, to be swiped. */
  isBig?: boolean;
  /** The game's part of a seat's plate: what that player has. */
  plate?: Component<PlateProps>;
  /** One's own cards, or choices in several steps: always in reach beside the question. */
  hand?: Component<BoardProps>;
  /** The things on the board that a move is made with, by name. A move without any is a button. */
  anchors(move: Move, view: View): string[];
  /** Of moves made with the same things, the one that a click means. */
  better?: (a: Move, b: Move) => Move;
  /** Is it too grave for a slip of the finger? */
  isGrave?(move: Move, view: View): boolean;
  /** Does it only let things go on? Such a button stands last, and quiet beside those that do something. */
  isPass?(move: Move): boolean;
  /** Moves that the board offers in its own way and that would only crowd the row of buttons. */
  isDrawn?(move: Move, view: View): boolean;
  /** Is an event too small to push a greater one out of sight, or seen by the seat anyway? */
  isMinor?(event: Text, seat: number | null): boolean;
  /** Of what has just happened, what must be read in full: why it ended as it did. None: whatever fits in two lines. */
  gist?(events: readonly Text[]): readonly Text[];
  /** How much each of some events tells about why a match turned there: 3 decided it, 2 belongs to it, 1 fills up, 0 is
   * left out. None: what is minor fills up. */
  weigh?(events: readonly Text[]): readonly number[];
  /** Does an event say where the following ones happen? At a turning point it stands before them. */
  isPlace?(event: Text): boolean;
  /** How what has just happened is told, beat by beat. None: all of it at once. */
  beats?: BeatsOf;
  /** Is an event told only while it is news? The log leaves it out. */
  isFleeting?(event: Text): boolean;
  /** The sound of an event. */
  sound?(event: Text): Sound | undefined;
  /** What to weigh before a move, in a few figures beside its words. */
  note?(move: Move, view: View): string | undefined;
  /** What decided a match that is over, where the scores do not tell. */
  ending?(view: View): string | undefined;
  /** A picture for a line of the list of moves. */
  picture?(move: Move): string | undefined;
}

const covers = import.meta.glob<{ default: Cover }>('./*/cover.ts', { eager: true });
const boards = import.meta.glob<{ default: Board }>('./*/board.ts');

export function coverOf(game: string): Cover | undefined {
  return covers[`./${game}/cover.ts`]?.default;
}

/** A board reads what is printed on the cards when it is loaded, once a page: for other cards the page is loaded anew. */
const read: Record<string, string> = {};

export async function boardOf(game: string, cards = ''): Promise<Board | null> {
  if ((read[game] ??= cards) !== cards) location.reload();
  otherCards[game] = cards;
  const found = await boards[`./${game}/board.ts`]?.();
  return found?.default ?? null;
}
