/** Rooms, quests and dogs in words, for tooltips and screen readers. */
import { gameText, t } from '../../lib/texts.svelte';
import { questCard, roomCard } from './box';
import type { Lie, Place, Room, Side, Symbol } from './table';

export function cardName(card: string): string {
  return gameText('doggies', 'doggies-card', { card }) ?? card;
}

export function sideName(side: Side): string {
  return t('board-doggies-side', { side });
}

export function questText(quest: string): string {
  return gameText('doggies', 'doggies-quest', { quest }) ?? quest;
}

/** Returns the symbols that beat the monster of a quest. */
export function questNeeds(quest: string): string {
  const { needs } = questCard(quest);
  return needs.length ? t('board-doggies-needs', { symbols: symbolsText(needs) }) : '';
}

/** Returns every seat's progress with a quest. */
export function progressText(counts: readonly number[] | undefined, names: readonly string[]): string {
  return (counts ?? []).map((count, seat) => `${names[seat] ?? ''} – ${count}`).join(', ');
}

export function dogName(dog: string): string {
  return gameText('doggies', 'doggies-dog', { dog }) ?? dog;
}

export function dogSkill(dog: string): string {
  return gameText('doggies', `doggies-dog-${dog}-skill`) ?? '';
}

/** Symbols counted: “2 swords, 1 bow”. */
export function symbolsText(symbols: readonly Symbol[]): string {
  const counts = new Map<Symbol, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].map(([symbol, count]) => t('board-doggies-symbols', { symbol, count })).join(', ');
}

/** A number with a true minus sign. */
export function signed(count: number): string {
  return String(count).replace('-', '−');
}

export function coinsText(count: number): string {
  return t('board-doggies-coins', { count }).replace('-', '−');
}

/** Returns the printed figures of a card in words. */
export function cardFigures(id: string): string {
  const { sort, needs, damage, trophy, coins } = roomCard(id);
  return [
    sort === 'monster' ? t('board-doggies-needs', { symbols: symbolsText(needs) }) : '',
    damage ? t('board-doggies-hurts', { damage }) : '',
    trophy.length ? t('board-doggies-trophy', { symbols: symbolsText(trophy) }) : '',
    coins && sort !== 'chest' ? coinsText(coins) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The card's figures, and its rule in plain words. */
export function cardRule(id: string): string {
  const rule = gameText('doggies', `doggies-sort-${roomCard(id).sort}-rule`) ?? '';
  const figures = cardFigures(id);
  return figures ? `${figures}. ${rule}` : rule;
}

export function lieText({ exits, doors }: Lie): string {
  const open = exits.filter((side) => !doors.includes(side));
  return [
    open.length ? t('board-doggies-exits', { sides: open.map(sideName).join(', ') }) : '',
    doors.length ? t('board-doggies-doors', { sides: doors.map(sideName).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Returns where a place lies from the start room; empty for the start room itself. */
export function whereText({ x, y }: Place): string {
  return x || y ? (gameText('doggies', 'doggies-where', { x, y }) ?? '') : '';
}

/** Everything about a room of the map but its rule. */
export function roomText(room: Room, names: readonly string[]): string {
  const { paws, cover, gap } = room;
  const owner = names[paws?.seat ?? cover?.seat ?? 0] ?? '';
  return [
    cardName(room.card),
    whereText(room),
    lieText(room),
    room.punched.length ? t('board-doggies-holes', { sides: room.punched.map(sideName).join(', ') }) : '',
    gap ? t('board-doggies-gap', { name: owner }) : paws ? t('board-doggies-claimed', { name: owner }) : '',
    cover ? t('board-doggies-covered', { name: owner }) : '',
    cardFigures(room.card),
  ]
    .filter(Boolean)
    .join('; ');
}
