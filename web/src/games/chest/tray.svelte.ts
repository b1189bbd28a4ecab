/** The dice on the table, followed from view to view. */
import { picks, settle, spread, type Die, type Spot } from './dice';
import { DUNGEON_FACES, PARTY_FACES, type TableView } from './table';

/** Dice that stand for something else now: a monster that fights on the party's side. */
const AWAY = 'away';

/** Places for all dice: dice that were never seen come from a place of their own, those that find no spot are away. */
function place(dice: readonly Die[], spots: readonly Spot[], from: string, isThrown: (die: Die) => boolean): Die[] {
  const more = Array.from({ length: Math.max(0, spots.length - dice.length) }, (_, i) => ({
    id: dice.length + i,
    place: from,
    face: '',
    rolls: 0,
  }));
  const away = Array.from({ length: Math.max(0, dice.length - spots.length) }, () => ({ place: AWAY, face: '' }));
  return settle([...dice, ...more], [...spots, ...away], isThrown);
}

function ordered(dice: readonly Die[], place: string, faces: readonly string[]): Die[] {
  return dice.filter((die) => die.place === place).sort((a, b) => faces.indexOf(a.face) - faces.indexOf(b.face) || a.id - b.id);
}

export class Tray {
  #party = $state.raw<Die[]>([]);
  #dungeon = $state.raw<Die[]>([]);
  #last: TableView | null = null;
  /** Dice of the dungeon that the last view threw. */
  #thrown: ReadonlySet<number> = new Set();

  get party(): Die[] {
    return ordered(this.#party, 'party', PARTY_FACES);
  }
  get graveyard(): Die[] {
    return this.#party.filter((die) => die.place === 'graveyard');
  }
  /** While dice roll, dragons among them still lie on the floor, and each die where it was thrown. */
  dungeon(isRolling: boolean): Die[] {
    if (!isRolling) return ordered(this.#dungeon, 'dungeon', DUNGEON_FACES);
    return this.#dungeon.filter(({ id, place }) => place === 'dungeon' || (place === 'lair' && this.#thrown.has(id)));
  }
  lair(isRolling: boolean): Die[] {
    return this.#dungeon.filter(({ id, place }) => place === 'lair' && !(isRolling && this.#thrown.has(id)));
  }

  /** Lets the dice take their places in the next view. */
  show(table: TableView): void {
    const last = this.#last;
    this.#last = table;
    const hasNewParty = last?.adventurer !== table.adventurer || doneOf(last) !== doneOf(table);
    const thrown = last?.task?.kind === 'reroll' && table.task?.kind !== 'reroll' ? last.task.picked : {};

    const again = picks(this.#party, 'party', thrown);
    const graves: Spot[] = Array.from({ length: table.graveyard }, () => ({ place: 'graveyard', face: '' }));
    this.#party = place(this.#party, [...spread('party', table.party), ...graves], 'hand', ({ id }) => hasNewParty || again.has(id));

    const recast = picks(this.#dungeon, 'dungeon', thrown);
    const lair: Spot[] = Array.from({ length: table.lair }, () => ({ place: 'lair', face: 'dragon' }));
    const rest: Spot[] = Array.from({ length: table.reserve }, () => ({ place: 'reserve', face: '' }));
    const isNewLevel = hasNewParty || last?.level !== table.level;
    const rolls = new Map(this.#dungeon.map(({ id, rolls }) => [id, rolls]));
    this.#dungeon = place(
      this.#dungeon,
      [...lair, ...spread('dungeon', table.dungeon), ...rest],
      'reserve',
      (die) => recast.has(die.id) || (isNewLevel && die.place !== 'lair'),
    );
    this.#thrown = new Set(this.#dungeon.flatMap(({ id, rolls: now }) => (now > (rolls.get(id) ?? 0) ? [id] : [])));
  }
}

function doneOf(table: TableView | null): number {
  return table?.players.reduce((sum, { done }) => sum + done, 0) ?? -1;
}
