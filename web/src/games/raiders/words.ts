/** Rooms in words, for tooltips and screen readers. */
import { gameText, t } from '../../lib/texts.svelte';
import { POWERS, type Card, type Gift } from './table';

export function roomName(card: Card): string {
  return gameText('raiders', 'raiders-room', { room: card.id }) ?? card.id;
}

export function roomRule(card: Card): string {
  const own = gameText('raiders', `raiders-${card.kind}-${card.id}-rule`);
  return own ?? gameText('raiders', `raiders-kind-${card.kind}-rule`) ?? '';
}

export function giftName(gift: Gift): string {
  if (gift.kind === 'item') return gameText('raiders', `raiders-item-${gift.item}`) ?? gift.item;
  if (gift.kind === 'coins') return t('board-raiders-coins', { count: gift.count });
  return `−${t('board-raiders-wounds', { count: gift.count })}`;
}

/** The figures of a card. */
export function roomFigures(card: Card): string {
  switch (card.kind) {
    case 'treasure':
      return t('board-raiders-chests', { chests: card.chests.join(' + ') });
    case 'monster':
      return `${t('board-raiders-strength', { strength: card.strength })}, ${t('board-raiders-wounds', { count: card.wounds })}`;
    case 'cache':
      return card.gifts.map((gift, i) => `${POWERS[i]}: ${giftName(gift)}`).join('; ');
    case 'trap':
      return card.amounts
        .map(
          (count, i) =>
            `${POWERS[i]}: ${card.loss === 'coins' ? t('board-raiders-coins', { count: -count }) : t('board-raiders-wounds', { count })}`,
        )
        .join('; ');
    case 'boss':
      return [
        card.strength === null ? t('board-raiders-unbeatable') : t('board-raiders-strength', { strength: card.strength }),
        card.wounds ? t('board-raiders-wounds', { count: card.wounds }) : '',
        card.coins ? t('board-raiders-loses-coins', { count: card.coins }) : '',
        card.prize ? t('board-raiders-prize', { count: card.prize }) : '',
        card.strikes === 'highest' ? t('board-raiders-highest') : '',
      ]
        .filter(Boolean)
        .join(', ');
  }
}
