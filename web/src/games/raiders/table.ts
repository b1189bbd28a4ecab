/** The table of a view of Raiders: its types are those of the game's view_types.py. */
import type { View } from '../../../gen/protocol';
import { POWERS, type TableView } from '../../../gen/raiders';
import { tableIn } from '../views';

export * from '../../../gen/raiders';

export const tableOf = (view: View): TableView => tableIn(view, 'raiders');

export const isPower = (card: string): boolean => POWERS.some((power) => power === card);
