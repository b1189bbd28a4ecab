/** Translates the numbers in views of Serpent that stand for fighters; nothing else reads them. */
import type { Fighter } from './fighter';
import type { TableView } from './table';

const PIECE = 8;
const QUEST = 128;
const GODDESS = 255;

/** Undefined once a monster has left the table. */
export function fighterOf(table: TableView, number: number): Fighter | undefined {
  if (number < PIECE) return { kind: 'hero', seat: number };
  if (number === GODDESS) return { kind: 'monster', id: 'nakari', wounds: table.nakari_wounds };
  if (number >= QUEST) {
    const quest = table.quests.find(({ id }) => id === number - QUEST);
    return quest && { kind: 'monster', id: quest.quest, wounds: quest.wounds };
  }
  const piece = table.pieces.find(({ id }) => id === number - PIECE);
  return piece && { kind: 'monster', id: piece.card, wounds: piece.wounds };
}

/** A minion that counters in its hero's stead. */
export function minionOf(table: TableView, id: number): Fighter | undefined {
  return fighterOf(table, PIECE + id);
}
