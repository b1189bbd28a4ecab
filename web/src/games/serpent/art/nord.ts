/** A gnome mechanic: a nose like a plum, goggles on the brow, an orange beard. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#1e4650',
  shapes: [
    ['#5a4a3a', 'M8 102c2-16 18-24 42-24s40 8 42 24z'],
    ['#b5762a', 'M30 80l6 22h-8zM70 80l-6 22h8z'],
    ['#e0a880', 'M28 46c-10-8-18-6-20-2 2 8 10 14 20 14z', 'pair'],
    ['#e8b48c', 'M30 42c0-14 8-22 20-22s20 8 20 22c0 20-8 30-20 30S30 62 30 42z'],
    ['#fff3dd', 'M35 46q6-6 11.500 0-6 5-11.500 0z', 'flat pair'],
    ['#2f4a2a', 'M42 43a3 3 0 1 1 0 6 3 3 0 1 1 0-6z', 'flat pair'],
    ['#d4622a', 'M28 54c4 6 10 4 14 4 4-2 12-2 16 0 4 0 10 2 14-4 4 22-6 42-22 44-16-2-26-22-22-44z'],
    ['#b04a1c', 'M40 74q2 10 8 16M60 74q-2 10-8 16', 'line'],
    ['#7a2f1a', 'M44 66q6 5 12 0-6 6-12 0z', 'flat'],
    ['#e0896a', 'M50 46c6 0 9 6 8 11s-5 5-8 5-7 0-8-5 2-11 8-11z'],
    ['#8a4a20', 'M33 40q7-4 13 0', 'line pair'],
    ['#6b4a2a', 'M26 34C26 16 36 8 50 8s24 8 24 26q-24-10-48 0z'],
    ['#3a2a1c', 'M24 30q26-12 52 0v7q-26-11-52 0z'],
    ['#d6b25a', 'M38 17a10 10 0 1 1 0 20 10 10 0 1 1 0-20z', 'pair'],
    ['#8fd6e0', 'M38 21a6 6 0 1 1 0 12 6 6 0 1 1 0-12z', 'flat pair'],
    ['#eafcff', 'M35 25l4-2', 'line pair'],
  ],
} satisfies Drawing;
