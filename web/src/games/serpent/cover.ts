import icon from 'icon:cobra';
import type { Cover } from '../game';

const HEROES = ['roderick', 'tainin', 'nord', 'bel', 'elendus', 'sessira'];

export default {
  icon,
  hue: 110,
  lessonParts: 2,
  first: { short: true },
  perSeat: { option: 'heroes', ids: HEROES, text: (id) => `serpent-hero-${id}` },
} satisfies Cover;
