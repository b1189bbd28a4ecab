import type { Move, Text, View } from '../../../gen/protocol';
import type { Sound } from '../../lib/sound';
import { t } from '../../lib/texts.svelte';
import type { Board, Phases } from '../game';
import { beatsOf } from './beats';
import { CARDS } from './book';
import Chip from './Chip.svelte';
import Goals from './Goals.svelte';
import Hand from './Hand.svelte';
import { anchors } from './moves';
import { cardPicture, clash, dice, glory, HEROES, peril, placePicture, questPicture, STATS } from './pictures';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import Serpent from './Serpent.svelte';
import { tableOf } from './table';
import { noteText } from './words';
import { weigh } from './weights';

const SOUNDS: Record<string, Sound> = {
  'serpent-event-attack': 'dice',
  'serpent-event-counter': 'dice',
  'serpent-event-passed': 'dice',
  'serpent-event-failed': 'dice',
  'serpent-event-freed': 'dice',
  'serpent-event-monster-hit': 'hit',
  'serpent-event-beaten': 'hit',
  'serpent-event-wounded': 'hurt',
  'serpent-event-felled': 'hurt',
  'serpent-event-sprung': 'hit',
  'serpent-event-healed': 'potion',
  'serpent-event-drank': 'potion',
  'serpent-event-played': 'card',
  'serpent-event-cursed': 'card',
  'serpent-event-drew-card': 'card',
  'serpent-event-laid': 'chest',
  'serpent-event-completed': 'level',
  'serpent-event-level': 'level',
  'serpent-event-hunted': 'dragon',
  'serpent-event-stage': 'dragon',
};

/** Gains and losses that come with something greater. */
const MINOR = ['glory', 'glory-lost', 'peril', 'peril-lost', 'drew', 'drew-card', 'discarded', 'tokens'].map(
  (name) => `serpent-event-${name}`,
);

const PASSES = ['pass', 'done', 'decline', 'keep', 'recall'];

function picture({ verb, args }: Move): string | undefined {
  const word = (name: string): string => String(args[name] ?? '');
  if (args['card']) return cardPicture(word('card'), CARDS.get(word('card'))?.sort);
  if (args['quest']) return questPicture(word('quest'));
  if (args['form']) return STATS[word('form')];
  if (args['stat']) return STATS[word('stat')];
  if (args['hero']) return HEROES[word('hero')];
  if (args['place']) return placePicture(word('place'), '');
  if (verb === 'peril') return peril;
  if (verb === 'reroll') return dice;
  return verb === 'unleash' ? clash : undefined;
}

const PHASES = ['recovery', 'villainy', 'location', 'heroic', 'last'];

/** The phases of a turn, and the actions of the hero whose turn it is. */
function phases(view: View): Phases {
  const { phase, active, heroes } = tableOf(view);
  const hero = heroes[active];
  const names = PHASES.map((name) => t('board-serpent-phase', { phase: name }));
  const pips = hero && { left: hero.actions, of: Math.max(hero.actions, hero.values.speed) };
  return { names, at: PHASES.indexOf(phase), ...(pips?.of ? { pips } : {}) };
}

/** Returns what decided the game: the goddess, quests, the last one standing, or the final standings. */
function ending(view: View): string | undefined {
  const { ending: how, quests_to_win: quests } = tableOf(view);
  return how === null ? undefined : t('board-serpent-ending', { how, quests });
}

export default {
  board: Serpent,
  plate: Plate,
  chip: Chip,
  hand: Hand,
  goals: Goals,
  phases,
  anchors,
  /** Nakari falls upon anyone who comes in. */
  isGrave: ({ verb, args }, view) => verb === 'go' && args['place'] === tableOf(view).nakari_at,
  isPlaced: ({ verb }) => verb === 'lay' || verb === 'lay-turned',
  isPass: ({ verb }) => PASSES.includes(verb),
  note: noteText,
  isMinor: (event: Text) => MINOR.includes(event.id),
  begins: ({ id }) => id === 'serpent-event-turn',
  ending,
  beats: beatsOf,
  weigh,
  sound: (event: Text) => SOUNDS[event.id],
  portrait: Portrait,
  hero: (view, seat) => tableOf(view).heroes[seat]?.hero,
  confetti: glory,
  picture,
} satisfies Board;
