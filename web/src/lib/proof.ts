/** The dice of a finished match, worked out from their secret in the browser. */
import type { Dice } from '../../gen/protocol';

/** The outcomes in a record: of the deal, then of each step, in order. */
export interface RecordOfDice {
  deal?: string[];
  steps: { chance?: string[] }[];
}

const STREAM = 1n << 64n;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** SHA-256 of a secret, both in hexadecimal digits. */
export async function digest(secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number of the first outcome that is not what the sealed secret gives, from 1; 0: the secret itself is not the
    one that was sealed; null: all are. */
export async function firstWrong(dice: Dice, record: RecordOfDice, commitment: string): Promise<number | null> {
  if ((await digest(dice.secret)) !== commitment) return 0;
  const key = await crypto.subtle.importKey('raw', bytesOf(dice.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const written = [...(record.deal ?? []), ...record.steps.flatMap((step) => step.chance ?? [])];
  let next = 0; // numbers are spent in order, none twice
  for (const [place, { number, kind, counts, shown }] of dice.rolled.entries()) {
    const size = BigInt(counts.reduce((sum, count) => sum + count, 0));
    const found = await drawn(key, number, size);
    if (number < next || placeOf(found.value, counts) !== shown || dice.kinds[kind]?.[shown] !== written[place]) return place + 1;
    next = found.next;
  }
  return written.length === dice.rolled.length ? null : dice.rolled.length + 1;
}

/** A number below `size` from the stream. Those of its incomplete last run would favour small ones: they are passed over. */
async function drawn(key: CryptoKey, from: number, size: bigint): Promise<{ value: number; next: number }> {
  for (let number = from; ; number++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(number));
    const value = new DataView(await crypto.subtle.sign('HMAC', key, counter)).getBigUint64(0);
    if (value < STREAM - (STREAM % size)) return { value: Number(value % size), next: number + 1 };
  }
}

/** Returns the kind at `value`, with so many of each kind. */
function placeOf(value: number, counts: number[]): number {
  let rest = value;
  return counts.findIndex((count) => (rest -= count) < 0);
}
