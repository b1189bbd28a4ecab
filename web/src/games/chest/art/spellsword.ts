/** A young swordsman in blue, whose blade glows with runes. */
import { face, type Drawing } from '../../../pieces/drawing';

export default {
  ground: '#2a2a5c',
  shapes: [
    ['#2f4a86', 'M10 102C12 84 30 76 50 76s38 8 40 26z'],
    ['#22346a', 'M34 78l16 18 16-18-6-4H40z'],
    ['#c98d60', 'M42 62h16v14q-8 7-16 0z'],
    ...face('#d89a6c', '#a06a42', '#2a1a14'),
    ['#2a1a16', 'M29 44c-5-22 8-33 23-32 14 1 21 13 18 32-2-8-5-13-9-16-9 4-17 4-24-1-4 4-7 9-8 17z'],
    ['#3d4c73', 'M76 100V84h10v16z'],
    ['#d6b25a', 'M68 78q13-6 26 0v6q-13-4-26 0z'],
    ['#aab6d6', 'M76 78V24l5-12 5 12v54z'],
    ['#c9b8ff', 'M81 30v6M79 40l4 4-4 4M81 54v6M79 64l4 4', 'spark'],
  ],
} satisfies Drawing;
