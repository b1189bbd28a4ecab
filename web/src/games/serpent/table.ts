/** The table of a view of Serpent: its types are those of the game's view_types.py. */
import type { View } from '../../../gen/protocol';
import type { TableView } from '../../../gen/serpent';
import { tableIn } from '../views';

export * from '../../../gen/serpent';

export const tableOf = (view: View): TableView => tableIn(view, 'serpent');
