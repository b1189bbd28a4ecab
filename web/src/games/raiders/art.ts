/** The illustrations of Raiders, by name. */
import type { Drawing } from '../../pieces/drawing';
import { gallery } from '../../pieces/gallery.svelte';

export const artOf = gallery(import.meta.glob<{ default: Drawing }>('./art/*.ts'));
