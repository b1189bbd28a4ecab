/** Views of the games that have a board here: which table a view has follows from its game. */
import type { View } from '../../gen/protocol';
import type { Tables } from '../../gen/tables';

export type ViewOf<Game extends keyof Tables> = Omit<View, 'game' | 'table'> & { game: Game; table: Tables[Game] };

export function isViewOf<Game extends keyof Tables>(view: View, game: Game): view is ViewOf<Game> {
  return view.game === game;
}

/** The table of a view of this game; a board is given no other. */
export function tableIn<Game extends keyof Tables>(view: View, game: Game): Tables[Game] {
  if (!isViewOf(view, game)) throw new Error(`this is a view of ${view.game}, not of ${game}`);
  return view.table;
}
