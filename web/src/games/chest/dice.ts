/** Tells dice apart. Views only count them; to show movement, each new view is matched with the dice of the last one:
 * what can lie still does, what can move moves, and only what was thrown rolls. */

export interface Die {
  id: number;
  place: string;
  face: string;
  /** The number of throws. */
  rolls: number;
}

export interface Spot {
  place: string;
  face: string;
}

/** Dice in `from` places, or picked for a re-roll, are thrown when they come to rest somewhere new. */
export function settle(dice: readonly Die[], spots: readonly Spot[], isThrown: (die: Die) => boolean): Die[] {
  const free = [...spots];
  const settled = new Map<number, Die>();

  const take = (die: Die, fits: (spot: Spot) => boolean, rolls: number): void => {
    const i = free.findIndex(fits);
    if (i < 0 || settled.has(die.id)) return;
    const [spot] = free.splice(i, 1);
    if (spot) settled.set(die.id, { ...die, ...spot, rolls: die.rolls + rolls });
  };

  const thrown = dice.filter(isThrown);
  const resting = dice.filter((die) => !thrown.includes(die));
  for (const die of resting) take(die, (spot) => spot.place === die.place && spot.face === die.face, 0);
  for (const die of resting) take(die, (spot) => spot.face === die.face, 0);
  for (const die of resting) take(die, (spot) => spot.place !== die.place, 0);
  for (const die of resting) take(die, () => true, 0);
  for (const die of thrown) take(die, () => true, 1);
  return dice.map((die) => settled.get(die.id) ?? die);
}

/** A bag of counts as a row of spots. */
export function spread(place: string, bag: Record<string, number>): Spot[] {
  return Object.entries(bag).flatMap(([face, count]) => Array.from({ length: count }, () => ({ place, face })));
}

/** Chooses as many dice of each face as the bag says: those that are being thrown. */
export function picks(dice: readonly Die[], place: string, bag: Record<string, number>): Set<number> {
  const left = { ...bag };
  const chosen = new Set<number>();
  for (const die of dice) {
    const count = left[die.face] ?? 0;
    if (die.place !== place || count === 0) continue;
    left[die.face] = count - 1;
    chosen.add(die.id);
  }
  return chosen;
}
