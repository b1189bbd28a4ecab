/** Faces of bots by their level. They are large, and loaded where a bot is shown: who plays alone needs none. */
import adventurer from 'icon:robin-hood-hat';
import master from 'icon:overlord-helm';
import novice from 'icon:wooden-helmet';
import robot from 'icon:metal-golem-head';
import squire from 'icon:light-helm';
import veteran from 'icon:black-knight-helm';
import { readBot } from './bots';

const FACES: Record<string, string> = { novice, squire, adventurer, veteran, master };

export function faceOf(name: string): string {
  return FACES[readBot(name).level] ?? robot;
}
