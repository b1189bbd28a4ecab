import icon from 'icon:open-treasure-chest';
import type { Cover } from '../game';

const HEROES = ['spellsword', 'mercenary', 'occultist', 'knight', 'minstrel', 'crusader', 'half-goblin', 'enchantress'];

export default {
  icon,
  hue: 42,
  perSeat: { option: 'heroes', ids: HEROES, text: (id) => `chest-hero-${id}` },
} satisfies Cover;
