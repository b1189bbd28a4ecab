import icon from 'icon:torch';
import type { Cover } from '../game';

export default { icon, hue: 12 } satisfies Cover;
