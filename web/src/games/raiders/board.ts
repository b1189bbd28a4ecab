import type { Text } from '../../../gen/protocol';
import type { Sound } from '../../lib/sound';
import type { Board } from '../game';
import { beatsOf, gist, isPlace, weigh } from './acts';
import Hand from './Hand.svelte';
import { coins, flee, ITEMS } from './pictures';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import Raiders from './Raiders.svelte';
import { tableOf } from './table';

const SOUNDS: Record<string, Sound> = {
  'raiders-event-laid': 'card',
  'raiders-event-laid-own': 'card',
  'raiders-event-beaten': 'hit',
  'raiders-event-attacks': 'dragon',
  'raiders-event-unbeatable': 'dragon',
  'raiders-event-trap': 'hit',
  'raiders-event-gains': 'coin',
  'raiders-event-wounded': 'hurt',
  'raiders-event-heals': 'potion',
  'raiders-event-takes': 'chest',
  'raiders-event-torch': 'potion',
  'raiders-event-stone': 'hurt',
};

/** A card laid face down is of no interest once all are turned up. */
const isLaid = ({ id }: Text): boolean => id === 'raiders-event-laid' || id === 'raiders-event-laid-own';

export default {
  board: Raiders,
  plate: Plate,
  hand: Hand,
  anchors(move) {
    if (move.verb === 'play') return [`card:${move.args['card']}`];
    if (move.verb === 'flee') return [`card:${move.args['item']}`];
    return ['card:torch'];
  },
  isMinor: isLaid,
  isFleeting: isLaid,
  gist,
  weigh,
  isPlace,
  beats: beatsOf,
  sound: (event: Text) => SOUNDS[event.id],
  portrait: Portrait,
  hero: (view, seat) => tableOf(view).players[seat]?.character,
  confetti: coins,
  picture: (move) => (move.verb === 'flee' ? flee : ITEMS[move.verb === 'torch' ? 'torch' : String(move.args['card'])]),
} satisfies Board;
