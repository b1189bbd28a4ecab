/** The illustrations of Serpent, by name. */
import type { Drawing } from '../../pieces/drawing';
import { gallery } from '../../pieces/gallery.svelte';

const drawn = gallery(import.meta.glob<{ default: Drawing }>('./art/*.ts'));

/** Their kin look like them. */
const KIN: Record<string, string> = {
  'renegade-squire': 'corrupt-knight',
  novice: 'priestess',
  'high-priestess': 'priestess',
  'brood-alpha': 'three-headed-spawn',
  'mother-of-broods': 'constrictor',
  'old-snake': 'constrictor',
  'bone-sentry': 'bone-naga',
  'racer-snake': 'nest-viper',
};

export const artOf = (id: string): Drawing | undefined => drawn(KIN[id] ?? id);
