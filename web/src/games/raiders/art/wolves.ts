/** Three wolves; the leader is nearest, and hungry. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#22304a',
  shapes: [
    ['#3a4458', 'M4 60L2 30l12 10h8l12-8 2 28-8 22H14zM96 60l2-30-12 10h-8l-12-8-2 28 8 22h14z'],
    ['#ffd24a', 'M10 52l7 3-6 1zM30 52l-7 3 6 1zM90 52l-7 3 6 1zM70 52l7 3-6 1z', 'glow'],
    ['#5d6a80', 'M18 102c2-20 10-32 32-32s30 12 32 32z'],
    ['#7d8aa0', 'M28 54L24 14l18 16h16l18-16-4 40 8 14-16 4-4 14-10 10-10-10-4-14-16-4z'],
    ['#c99a9a', 'M29 24l9 10-6 8zM71 24l-9 10 6 8z', 'flat'],
    ['#b9c3d2', 'M50 44l-6 12-10 8 6 8 3 12 7 6 7-6 3-12 6-8-10-8z', 'flat'],
    ['#1b1620', 'M44 66q6-4 12 0l-6 7z'],
    ['#1b1620', 'M50 73v4M42 80q4-3 8-3t8 3l-2 6q-6 3-12 0z', 'flat'],
    ['#fffaf0', 'M43 79.500l2 5 2.500-5.500zM57 79.500l-2 5-2.500-5.500z', 'flat'],
    ['#46526a', 'M30 44l14 6', 'line pair'],
    ['#ffd24a', 'M33 50l10 4q-6 3-10-4z', 'glow pair'],
  ],
} satisfies Drawing;
