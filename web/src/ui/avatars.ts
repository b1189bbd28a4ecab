/** Faces that people can wear. The id is what the server keeps. */
import barbarian from 'icon:barbarian';
import bard from 'icon:lyre';
import dwarf from 'icon:dwarf-face';
import elf from 'icon:woman-elf-face';
import goblin from 'icon:goblin-head';
import hood from 'icon:cowled';
import hound from 'icon:sitting-dog';
import knight from 'icon:visored-helm';
import orc from 'icon:orc-head';
import skull from 'icon:crowned-skull';
import witch from 'icon:witch-face';
import wizard from 'icon:wizard-face';

export const AVATARS: Record<string, string> = { knight, wizard, witch, dwarf, elf, hood, orc, goblin, barbarian, skull, bard, hound };

/** The face that a person wears: the chosen one, else one that follows from their id. */
export function avatarOf({ avatar, id }: { avatar: string; id: string }): string {
  const ids = Object.keys(AVATARS);
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return avatar in AVATARS ? avatar : (ids[sum % ids.length] ?? 'hood');
}
