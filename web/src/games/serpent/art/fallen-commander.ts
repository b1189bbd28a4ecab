/** Gilded armour gone green, a torn red cloak, a crown of spikes. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#3f1a1c',
  shapes: [
    ['#7a1f24', 'M2 102C0 82 14 66 30 68h40c16-2 30 14 28 34l-8-6-4 6z'],
    ['#6d6a3a', 'M16 102c0-14 8-24 22-26h24c14 2 22 12 22 26z'],
    ['#9a8a3a', 'M36 76h28l-6 14H42z'],
    ['#8a8040', 'M28 46c0-22 8-32 22-32s22 10 22 32v18c-2 10-10 18-22 20-12-2-20-10-22-20z'],
    ['#b8a44a', 'M26 34L24 10l10 10 6-16 10 12L60 4l6 16 10-10-2 24q-24-10-48 0z'],
    ['#0d0b0a', 'M32 42l16 6v24l-6 6c-6-4-10-10-10-16zM68 42l-16 6v24l6 6c6-4 10-10 10-16z'],
    ['#6d6a3a', 'M34 60h10M35 66h9M66 60H56M65 66h-9', 'line'],
    ['#5fa878', 'M30 52l4 8-2 8-4-6zM60 16l4 6-4 4zM44 84l6 6-6 4z', 'flat'],
    ['#ff5a3a', 'M35 48l11 4-1 3-10-3z', 'glow pair'],
    ['#ff5a3a', 'M50 21l3 4-3 5-3-5z', 'glow'],
  ],
} satisfies Drawing;
