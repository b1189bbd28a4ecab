/** Interfaces of a game's folder. A new game is one folder here: `cover.ts`, and `board.ts` with its board.
 * Without them the game is still playable: the panel of moves needs the view alone. */
import type { Component } from 'svelte';
import type { Move, Text, View } from '../../gen/protocol';
import { otherCards } from '../lib/api';
import type { BeatsOf } from '../lib/beats.svelte';
import type { Sound } from '../lib/sound';
import type { MovePicker } from '../table/picker.svelte';

/** A game as seen from outside; loaded with the page. */
export interface Cover {
  icon: string;
  /** Hue of its light, in degrees. */
  hue: number;
  /** How many parts its lesson has; one where it is left out. */
  lessonParts?: number;
  /** The options of a first game after the lesson; none: an ordinary one is short enough. */
  first?: Record<string, unknown>;
  /** An option that may also name one thing for each seat (a hero, say): its ids, for a game one plays alone. */
  perSeat?: { option: string; ids: readonly string[]; text: (id: string) => string };
}

export interface BoardProps {
  view: View;
  names: readonly string[];
  /** Picks things and makes moves; idle in a replay. While there is a hint, `picker.hint` has its moves, and
   * `markAt(thing)` or `markOf(move)` is what the board writes into `data-mark`: the mark of the best move or the other. */
  picker: MovePicker;
  /** The latest events, oldest first. */
  news: readonly Text[];
  /** The table as one saw it last, where something is to be marked that has changed since. */
  since?: View | null;
}

export interface PlateProps {
  view: View;
  seat: number;
  news: readonly Text[];
  /** True if there is room for the figures with their names, as for the own seat on a wide screen. */
  isLarge?: boolean;
}

/** The phases of a turn by name, which of them it is, and how many actions are left of how many. */
export interface Phases {
  names: readonly (Text | string)[];
  at: number;
  pips?: { left: number; of: number };
}

/** The board of a game: loaded when a table of that game is opened. */
export interface Board {
  /** It fills its frame, whose size stays the same during a match, and lays itself out with container queries. */
  board: Component<BoardProps>;
  /** The game's part of a seat's plate: what that player has. */
  plate?: Component<PlateProps>;
  /** The same in one line, for the status line of a phone; a touch shows the plate. */
  chip?: Component<PlateProps>;
  /** One's own cards, or choices in several steps: always in reach beside the question. */
  hand?: Component<BoardProps>;
  /** The goals of the players: beside the board, or in a sheet on a phone. */
  goals?: Component<BoardProps>;
  /** The phases of a turn, above the question. */
  phases?(view: View): Phases | undefined;
  /** The things on the board that a move is made with, by name. A move without any is a button. */
  anchors(move: Move, view: View): string[];
  /** Returns the move that a click means among those made with the same things. */
  better?: (a: Move, b: Move) => Move;
  /** Returns whether the move is too serious for an accidental tap. */
  isGrave?(move: Move, view: View): boolean;
  /** Returns whether the move only lets the game continue. Its button stands last and is quiet. */
  isPass?(move: Move): boolean;
  /** Moves that the board offers in its own way and that would only crowd the row of buttons. */
  isDrawn?(move: Move, view: View): boolean;
  /** Returns whether the board shows clearly where a move is made. A hint then points at it instead of naming it. */
  isPlaced?(move: Move): boolean;
  /** Returns whether an event is too small to displace a greater one, or visible to the seat anyway. */
  isMinor?(event: Text, seat: number | null): boolean;
  /** Returns the events to be read in full, such as why the match ended. None: whatever fits in two lines. */
  gist?(events: readonly Text[]): readonly Text[];
  /** Returns how much each event explains why a match turned there: 3 decided it, 2 belongs to it, 1 fills up, 0 is
   * left out. None: what is minor fills up. */
  weigh?(events: readonly Text[]): readonly number[];
  /** Returns whether an event tells where the following ones happen. At a turning point it stands before them. */
  isPlace?(event: Text): boolean;
  /** Returns whether the turn of an event's `who` begins with it. What others did is summed up only when one's own turn has
   * begun, and up to there. None: whenever one is asked again. */
  begins?(event: Text): boolean;
  /** Splits the latest events into beats. None: all of it at once. */
  beats?: BeatsOf;
  /** Returns whether an event is told only while it is new. The log leaves it out. */
  isFleeting?(event: Text): boolean;
  /** The sound of an event. */
  sound?(event: Text): Sound | undefined;
  /** Returns a few figures to consider before a move, shown beside its words. */
  note?(move: Move, view: View): string | undefined;
  /** Returns what decided a finished match, where the scores do not tell. */
  ending?(view: View): string | undefined;
  /** The picture of an ending without laurels, although nobody has lost: of the lowest rank, say. */
  emblem?(view: View): string | undefined;
  /** Draws somebody or something by name: for moments, the ceremony and the result. */
  portrait?: Component<{ of: string; size: string }>;
  /** Whom a seat played, by the name of the portrait. */
  hero?(view: View, seat: number): string | undefined;
  /** What rains on the winners. */
  confetti?: string;
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
