/** The table of a view of Doggies: its types are those of the game's view_types.py. */
import type { View } from '../../../gen/protocol';
import type { TableView } from '../../../gen/doggies';
import { tableIn } from '../views';

export * from '../../../gen/doggies';

export const tableOf = (view: View): TableView => tableIn(view, 'doggies');
