import type { Move, Text, View } from '../../../gen/protocol';
import type { Sound } from '../../lib/sound';
import { t } from '../../lib/texts.svelte';
import type { Board } from '../game';
import { beatsOf } from './beats';
import Choices from './Choices.svelte';
import Doggies from './Doggies.svelte';
import { beside, keyOf } from './geometry';
import { movePicture, paw } from './pictures';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import { tableOf, type Side } from './table';
import { DRAWN } from './verbs';
import { weigh } from './weights';

const SOUNDS: Record<string, Sound> = {
  'doggies-event-explore': 'card',
  'doggies-event-lay': 'card',
  'doggies-event-turn': 'card',
  'doggies-event-portal': 'potion',
  'doggies-event-punch': 'hit',
  'doggies-event-beat': 'hit',
  'doggies-event-smite': 'dragon',
  'doggies-event-hurt': 'hurt',
  'doggies-event-claim': 'coin',
  'doggies-event-spring': 'hurt',
  'doggies-event-disarm': 'chest',
  'doggies-event-pour': 'potion',
  'doggies-event-take': 'potion',
  'doggies-event-hire': 'coin',
  'doggies-event-out': 'level',
  'doggies-event-loot': 'chest',
};
const isFinishing = (move: Move, view: View): boolean => tableOf(view).finishing.includes(move.text);
const MINOR = ['doggies-event-keep', 'doggies-event-step', 'doggies-event-lay'];

export default {
  board: Doggies,
  plate: Plate,
  hand: Choices,
  anchors(move, view) {
    const { walk } = tableOf(view);
    switch (move.verb) {
      case 'step':
        return walk ? [`room:${keyOf(beside(walk, move.args['side'] as Side))}`] : [];
      case 'portal':
        return [`room:${move.args['x']},${move.args['y']}`];
      case 'punch':
        return [`wall:${move.args['side']}`];
      case 'turn': // the card is picked on the map, its turn in the dock
        return [`spin:${move.args['side']}`, `turn:${move.args['turn']}`];
      default:
        return [];
    }
  },
  /** Asleep the round is over, and so it is, for nothing at all, to who leaves from the start room. Nor does every move
   * look it after which the dog goes out by itself. */
  isGrave: (move, view) =>
    move.verb === 'sleep' || (move.verb === 'out' && tableOf(view).walk?.path.length === 1) || isFinishing(move, view),
  note: (move, view) => (move.verb !== 'sleep' && isFinishing(move, view) ? t('board-doggies-finishing') : undefined),
  isPlaced: (move) => move.verb === 'lay',
  isDrawn: (move) => DRAWN.includes(move.verb),
  /** One's own drawn card lies large before one. */
  isMinor: (event: Text, seat) => MINOR.includes(event.id) || (event.id === 'doggies-event-explore' && event.args['who'] === seat),
  weigh,
  beats: beatsOf,
  sound: (event: Text) => SOUNDS[event.id],
  portrait: Portrait,
  hero: (view, seat) => tableOf(view).players[seat]?.dog ?? undefined,
  confetti: paw,
  picture: movePicture,
} satisfies Board;
