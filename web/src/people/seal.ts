/** The seal of a daily: fingerprints that were seen before their day are kept in this browser and compared; what is opened
 * afterwards is worked out here. */
import type { DailySeal } from '../../gen/protocol';

const KEY = 'undercroft-daily-seals';
const KEPT = 200; // fingerprints

interface Noted {
  commitment: string;
  at: number;
}
type Notes = Record<string, Noted>;

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

const nameOf = ({ day, game }: DailySeal): string => `${day} ${game}`;

/** Notes the fingerprints of days to come, each as it was first seen. */
export function noteSeals(seals: readonly DailySeal[]): void {
  const notes = read();
  for (const seal of seals) notes[nameOf(seal)] ??= { commitment: seal.commitment, at: Date.now() };
  const kept = Object.entries(notes).sort().slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing cannot compare
  }
}

/** When the fingerprint was first seen, and whether it is still the same; undefined if it was never seen. */
export function notedSeal(seal: DailySeal): { at: number; isSame: boolean } | undefined {
  const noted = read()[nameOf(seal)];
  return noted && { at: noted.at, isSame: noted.commitment === seal.commitment };
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Returns whether the opened values match the commitment; undefined if nothing is open or the browser cannot tell. */
export async function proveSeal({ day, game, share, entropy, commitment, fingerprint }: DailySeal): Promise<boolean | undefined> {
  if (share == null || entropy == null || !crypto.subtle) return undefined;
  const text = new TextEncoder().encode(['undercroft daily', day, game, share, entropy].join('\n'));
  const secret = await crypto.subtle.digest('SHA-256', text);
  const [ofShare, ofSecret] = await Promise.all([crypto.subtle.digest('SHA-256', bytes(share)), crypto.subtle.digest('SHA-256', secret)]);
  return hex(ofShare) === commitment && hex(ofSecret) === fingerprint;
}
