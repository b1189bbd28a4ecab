/** Faces that people can wear. The id is what the server keeps. Each drawing is loaded when it is to be seen: all of them are
 * as large as the rest of a page. */
import type { Player } from '../../gen/protocol';

type Drawing = () => Promise<{ default: string }>;

export const AVATARS: Record<string, Drawing> = {
  knight: () => import('icon:visored-helm'),
  wizard: () => import('icon:wizard-face'),
  witch: () => import('icon:witch-face'),
  dwarf: () => import('icon:dwarf-face'),
  elf: () => import('icon:woman-elf-face'),
  hood: () => import('icon:cowled'),
  orc: () => import('icon:orc-head'),
  goblin: () => import('icon:goblin-head'),
  barbarian: () => import('icon:barbarian'),
  skull: () => import('icon:crowned-skull'),
  bard: () => import('icon:lyre'),
  hound: () => import('icon:sitting-dog'),
};

/** Seats of one person wear different faces: the own one, and those that follow it in the list. */
export function toldApart<S extends { player: Player | null }>(seats: readonly S[]): S[] {
  const ids = Object.keys(AVATARS);
  return seats.map((seat, number) => {
    const { player } = seat;
    const before = player ? seats.slice(0, number).filter((other) => other.player?.id === player.id).length : 0;
    if (!player || !before) return seat;
    return { ...seat, player: { ...player, avatar: ids[(ids.indexOf(avatarOf(player)) + before) % ids.length] ?? '' } };
  });
}

/** The face that a person wears: the chosen one, else one that follows from their id. */
export function avatarOf({ avatar, id }: { avatar: string; id: string }): string {
  const ids = Object.keys(AVATARS);
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return Object.hasOwn(AVATARS, avatar) ? avatar : (ids[sum % ids.length] ?? 'hood');
}
