/** A black helm with a snake for a crest and green light behind the bars. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#26302c',
  shapes: [
    ['#2a2c33', 'M4 102c0-18 14-26 30-28h32c16 2 30 10 30 28z'],
    ['#3d4049', 'M2 96C0 80 12 70 28 72l4 14-12 16zM98 96c2-16-10-26-26-24l-4 14 12 16z'],
    ['#4c505c', 'M26 48c0-26 8-36 24-36s24 10 24 36l-4 22c-4 8-12 14-20 14s-16-6-20-14z'],
    ['#363943', 'M30 40h40l2 10-5 22c-4 6-10 10-17 10s-13-4-17-10l-5-22z'],
    ['#0a0c0a', 'M32 44l15 4v26q-8-2-12-8zM68 44l-15 4v26q8-2 12-8z'],
    ['#5d6270', 'M38 44v26M43 46v28M57 46v28M62 44v26', 'line'],
    ['#5a8a3a', 'M46 40C44 20 50 14 46 6c0-6 8-8 12-4s0 8 2 14-4 14-6 24z'],
    ['#8dffa0', 'M34 50l12 4-1 4-11-3z', 'glow pair'],
    ['#ffe25a', 'M51 5a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 1 1 0-2.600z', 'glow'],
    ['#c22a3a', 'M58 3l5-3M58 3l6 1', 'line'],
    ['#6c717f', 'M28 30q22-10 44 0', 'line'],
  ],
} satisfies Drawing;
