/** Emotes: lines of the talk that are a sign, so that limits and muting hold for them as for words. */
import type { Said } from '../../gen/protocol';

export const EMOTES = ['hello', 'thanks', 'bravo', 'oops', 'laugh', 'hurry'] as const;
export type Emote = (typeof EMOTES)[number];

/** The emote that a line is; undefined for words. */
export function emoteIn({ text }: Pick<Said, 'text'>): Emote | undefined {
  return EMOTES.find((name) => text === `:${name}:`);
}
