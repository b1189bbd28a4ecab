/** A miner's helmet with a burning lamp, goggles and a great moustache. */
import { face, type Drawing } from '../../../pieces/drawing';

export default {
  ground: '#5b4a1c',
  shapes: [
    ['#7a5f32', 'M10 102c2-16 18-24 40-24s38 8 40 24z'],
    ['#b4472f', 'M34 78q16 14 32 0l4 10q-20 14-40 0z'],
    ...face('#e3a97c', '#b3764e', '#6b4a2a'),
    ['#7a4a24', 'M50 57c-8-2-14 2-22-2 0 10 12 15 22 8 10 7 22 2 22-8-8 4-14 0-22 2z'],
    ['#5a3418', 'M40 62q-4 1-8-1M60 62q4 1 8-1', 'line'],
    ['#7a3a30', 'M45 68q5 3 10 0', 'line'],
    ['#d9a52c', 'M27 36C26 18 36 8 50 8s24 10 23 28z'],
    ['#b8851c', 'M18 36q32-12 64 0l2 5q-34-10-68 0z'],
    ['#f2cf6a', 'M36 14q-5 6-6 15', 'line'],
    ['#55423a', 'M41 14h18v14H41z'],
    ['#fff6c8', 'M50 14.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 1 1 0-13z', 'glow'],
    ['#ffe9a0', 'M30 8l4 4M50 0v4M70 8l-4 4', 'spark'],
  ],
} satisfies Drawing;
