import type { Move, Text } from '../../../gen/protocol';
import coin from 'icon:two-coins';
import { beats } from '../../lib/beats.svelte';
import type { Sound } from '../../lib/sound';
import { t } from '../../lib/texts.svelte';
import type { Board } from '../game';
import { beatsOf, ROLL } from './beats';
import Chest from './Chest.svelte';
import Choices from './Choices.svelte';
import Plate from './Plate.svelte';
import { dragon, pictureOf, VERBS } from './pictures';
import Portrait from './Portrait.svelte';
import { PHASES, tableOf } from './table';
import { weigh } from './weights';

const SOUNDS: Record<string, Sound> = {
  'chest-event-party': 'dice',
  'chest-event-dungeon': 'dice',
  'chest-event-beaten': 'hit',
  'chest-event-struck': 'hit',
  'chest-event-opened': 'chest',
  'chest-event-treasure': 'coin',
  'chest-event-drank': 'potion',
  'chest-event-revived': 'potion',
  'chest-event-dragon-wakes': 'dragon',
  'chest-event-dragon-beaten': 'win',
  'chest-event-master': 'level',
  'chest-event-fled': 'hurt',
  'chest-event-rested': 'coin',
};

const STEPS = PHASES.filter((phase) => phase !== 'formation' && phase !== 'over');

/** The argument of a move as a string. */
const arg = (move: Move, name: string): string => String(move.args[name] ?? '');

export default {
  board: Chest,
  plate: Plate,
  hand: Choices,
  phases(view) {
    const { phase } = tableOf(view);
    const isRolling = beats.now?.scene === ROLL; // what the dice lead to is not known yet
    const at = STEPS.findIndex((step) => step === (isRolling ? STEPS[0] : phase));
    return at < 0 ? undefined : { names: STEPS.map((step) => t('board-chest-phase', { phase: step })), at };
  },
  anchors(move) {
    switch (move.verb) {
      case 'fight':
        return [`own:${arg(move, 'companion')}`, `dungeon:${arg(move, 'monster')}`];
      case 'open':
        return [`own:${arg(move, 'companion')}`, 'dungeon:chest'];
      case 'drink':
        return [`own:${arg(move, 'companion')}`, 'dungeon:potion'];
      case 'slay':
        return [`own:${arg(move, 'companion')}`];
      case 'scroll':
      case 'scroll-token':
        return [`own:${move.verb}`];
      case 'use':
        return [`own:${arg(move, 'token')}`];
      case 'pay':
        return ['hero', `own:${arg(move, 'token')}`];
      case 'ultimate':
      case 'summon':
        return ['hero'];
      case 'strike':
      case 'charm':
        return [`dungeon:${arg(move, 'monster')}`];
      default:
        return [];
    }
  },
  /** A click means as many as can be; fewer are in the list. */
  better: (a, b) => (Number(b.args['count'] ?? 0) > Number(a.args['count'] ?? 0) ? b : a),
  isGrave: (move) => move.verb === 'flee' || (move.verb === 'use' && move.args['token'] === 'portal'),
  isPass: (move) => move.verb === 'keep' || move.verb === 'enough',
  isDrawn: (move) => ['reroll', 'roll', 'revive'].includes(move.verb),
  begins: ({ id }) => id === 'chest-event-adventure',
  beats: beatsOf,
  weigh,
  sound: (event: Text) => SOUNDS[event.id],
  /** Whoever was the dragon's breakfast wears no laurels. */
  emblem: (view) => (tableOf(view).rank === 'breakfast' ? dragon : undefined),
  portrait: Portrait,
  hero: (view, seat) => tableOf(view).players[seat]?.hero ?? undefined,
  confetti: coin,
  picture: (move) =>
    VERBS[move.verb] ??
    pictureOf(arg(move, 'companion')) ??
    pictureOf(arg(move, 'token')) ??
    pictureOf(arg(move, 'die')) ??
    pictureOf(arg(move, 'face')) ??
    pictureOf(arg(move, 'monster')),
} satisfies Board;
