/** A scarred soldier with a kettle hat, an eye patch and a red beard. */
import { face, type Drawing } from '../../../pieces/drawing';

export default {
  ground: '#4b3222',
  shapes: [
    ['#5c4634', 'M8 102C10 86 28 77 50 77s40 9 42 25z'],
    ['#7c8794', 'M8 100c0-14 10-22 24-22-2 10-8 18-14 24z', 'pair'],
    ...face('#d39a70', '#9c6544', '#7a3a1a'),
    ['#9c4a1e', 'M30 50c2 6 6 8 10 7 4-3 16-3 20 0 4 1 8-1 10-7 1 18-8 30-20 30S29 68 30 50z'],
    ['#5a2a14', 'M43 63q7 4 14 0', 'line'],
    ['#2a1c18', 'M54 41l14 0 0 8q-6 4-12 0z'],
    ['#2a1c18', 'M34 30l36 14', 'line'],
    ['#b0574a', 'M36 36l6 16', 'line'],
    ['#8d98a5', 'M29 32c0-14 9-22 21-22s21 8 21 22z'],
    ['#6d7885', 'M14 36c8-8 22-12 36-12s28 4 36 12q-6 4-14 2-22-8-44 0-8 2-14-2z'],
    ['#c9d3de', 'M50 11v15', 'line'],
  ],
} satisfies Drawing;
