import icon from 'icon:sitting-dog';
import type { Cover } from '../game';

export default { icon, hue: 190 } satisfies Cover;
