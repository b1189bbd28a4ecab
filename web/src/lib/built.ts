/** Data built into the page, so that the first screen needs no request; see scripts/web/home.py. */
import type { GameInfo } from '../../gen/protocol';
import { learnTitles } from './texts.svelte';

/** The games as they were then; the server tells of those it has now. */
export const builtGames = JSON.parse(document.getElementById('games')?.textContent ?? '[]') as GameInfo[];
learnTitles(builtGames);
