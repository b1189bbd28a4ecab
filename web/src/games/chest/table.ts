/** The table of a view of Chest: its types are those of the game's view_types.py. */
import type { View } from '../../../gen/protocol';
import type { TableView } from '../../../gen/chest';
import { tableIn } from '../views';

export * from '../../../gen/chest';

export const tableOf = (view: View): TableView => tableIn(view, 'chest');
