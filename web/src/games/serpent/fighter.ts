/** A fighter: a hero, or a monster by the name of its card or quest. */
export type Fighter = { kind: 'hero'; seat: number } | { kind: 'monster'; id: string; wounds: number };

export function isSame(a: Fighter, b: Fighter): boolean {
  return a.kind === 'hero' ? b.kind === 'hero' && a.seat === b.seat : b.kind === 'monster' && a.id === b.id;
}
