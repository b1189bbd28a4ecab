/** A cube of slime with a skull and a helmet inside. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#1c3f4a',
  shapes: [
    ['#58b8b0', 'M14 30L30 14h56v62L70 92H14z'],
    ['#7cd8cc', 'M14 30L30 14h56L70 30z'],
    ['#3a8f90', 'M70 30l16-16v62L70 92z'],
    ['#2a6a70', 'M24 86q6-10 12 0M46 88q6-10 12 0', 'line'],
    ['#d6d0c0', 'M24 68c0-8 12-8 12 0v6h-3v4h-6v-4h-3z', 'flat'],
    ['#2a4a4a', 'M27 68a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3zM33 68a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3z', 'flat'],
    ['#8a949c', 'M48 78c0-8 14-8 14 0v4H48z', 'flat'],
    ['#eafff8', 'M20 38v22M26 36v8', 'line'],
    ['#c8fff0', 'M60 60a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM52 64a2 2 0 1 1 0 4 2 2 0 1 1 0-4z', 'glow'],
    ['#f3fffb', 'M30 44a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM52 44a6 6 0 1 1 0 12 6 6 0 1 1 0-12z', 'glow'],
    ['#0d2a30', 'M31 47a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM53 47a3 3 0 1 1 0 6 3 3 0 1 1 0-6z', 'glow'],
  ],
} satisfies Drawing;
