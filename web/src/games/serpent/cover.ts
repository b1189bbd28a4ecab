import icon from 'icon:cobra';
import type { Cover } from '../game';

export default { icon, hue: 110 } satisfies Cover;
