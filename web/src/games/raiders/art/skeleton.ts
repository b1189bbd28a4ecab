/** A skeleton in a dented helmet. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#3a3340',
  shapes: [
    ['#6a5a4a', 'M12 102c2-14 12-22 38-22s36 8 38 22z'],
    ['#e6dcc4', 'M40 76h20l4 10H36zM30 88q20-8 40 0v4q-20-8-40 0z'],
    ['#efe6d0', 'M50 18c-14 0-21 10-21 24 0 10 4 15 9 18l1 14q11 6 22 0l1-14c5-3 9-8 9-18 0-14-7-24-21-24z'],
    ['#17120f', 'M34 46c0-8 13-8 13 1 0 7-13 6-13-1z', 'flat pair'],
    ['#17120f', 'M50 54l4 7h-8z', 'flat'],
    ['#17120f', 'M41 68h18M45 64v8M50 65v8M55 64v8', 'line'],
    ['#7d8894', 'M26 40C24 20 34 10 50 10s26 10 24 30q-24-10-48 0z'],
    ['#5a6570', 'M24 36q26-12 52 0v6q-26-11-52 0z'],
    ['#4a545e', 'M58 16l-4 6 6 4', 'line'],
    ['#ff8a4a', 'M41 45a2.500 2.500 0 1 1 0 5 2.500 2.500 0 1 1 0-5z', 'glow pair'],
  ],
} satisfies Drawing;
