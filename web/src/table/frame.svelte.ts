/** The layout of the table: beside the board on a wide screen, above and below it on an upright one, at its right on a
 * phone in landscape. */
import { MediaQuery } from 'svelte/reactivity';

export type Form = 'wide' | 'tall' | 'low';
const low = new MediaQuery('(max-height: 30rem) and (orientation: landscape)');
const wide = new MediaQuery('(min-width: 64rem)');

export const form = (): Form => (low.current ? 'low' : wide.current ? 'wide' : 'tall');
