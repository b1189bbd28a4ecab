/** A great helm with a golden cross, a white tabard with a red one. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#6a5020',
  shapes: [
    ['#e9e1d0', 'M10 102c2-16 18-24 40-24s38 8 40 24z'],
    ['#8d97a5', 'M10 102c0-14 8-22 20-24l-4 24zM90 102c0-14-8-22-20-24l4 24z'],
    ['#b4312a', 'M45 82h10v20H45zM36 90h28v8H36z', 'flat'],
    ['#b7bfca', 'M27 22c6-8 14-10 23-10s17 2 23 10l-2 46c-4 8-12 14-21 14s-17-6-21-14z'],
    ['#98a2b0', 'M27 22c6-5 14-7 23-7s17 2 23 7l-1 10c-7-4-14-5-22-5s-15 1-22 5z'],
    ['#d9ad3c', 'M46 13h8v26h18l-1 8H54v34q-4 2-8 0V47H29l-1-8h18z'],
    ['#120f14', 'M30 40.500h14v5H31zM56 40.500h14l-1 5H56z', 'flat'],
    ['#3a3f4a', 'M35 56v5M39 59v6M35 67v3M65 56v5M61 59v6M65 67v3', 'line'],
  ],
} satisfies Drawing;
