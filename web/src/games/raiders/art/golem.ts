/** Boulders that agreed to stand up; light in the cracks. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#3b3a34',
  shapes: [
    ['#6d675e', 'M4 102c-2-14 4-26 16-30h60c12 4 18 16 16 30z'],
    ['#857e73', 'M2 84c0-10 8-18 20-18l8 16-12 18H4zM98 84c0-10-8-18-20-18l-8 16 12 18h14z'],
    ['#968f84', 'M30 20l16-8 20 4 10 18-2 26-10 14H38L26 62l-2-24z'],
    ['#7d766b', 'M24 38l24 2 4 8 24-6-2 18-10 14H38L26 62z', 'flat'],
    ['#5a544c', 'M34 72h30l-3 10H39z'],
    ['#a9a297', 'M22 36l22-4 6 6 6-6 20 2-2 10-18 4-6-4-6 4-20-4z'],
    ['#4a453e', 'M46 12l2 12-6 6M66 16l-4 8M30 66l8-6M70 62l-8-2', 'line'],
    ['#1b1612', 'M40 64h22v4H40z', 'flat'],
    ['#4a453e', 'M46 64v4M52 64v4M57 64v4', 'line'],
    ['#ffb04a', 'M32 47l12 2-2 6-9-2z', 'glow'],
    ['#ffb04a', 'M69 46l-12 3 2 6 9-3z', 'glow'],
    ['#ffb04a', 'M50 84l-4 6 6 4-3 8M18 84l6 6-2 8M84 80l-5 8 4 8', 'spark'],
    ['#7c9a4a', 'M62 13l8 3 6 10-6-2zM4 78q6-8 14-8l-4 6z', 'flat'],
  ],
} satisfies Drawing;
