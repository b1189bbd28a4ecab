import icon from 'icon:open-treasure-chest';
import type { Cover } from '../game';

export default { icon, hue: 42 } satisfies Cover;
