/** Marking dice for a re-roll, freely and in any order. The picks go to the server in the order it offers them, then the roll. */
import type { Desk } from '../../table/desk.svelte';

const marks = new WeakMap<Desk, Marks>();

/** The marks of a desk: the board draws them, the dock sends them. */
export function marksOf(desk: Desk): Marks {
  const found = marks.get(desk) ?? new Marks(desk);
  marks.set(desk, found);
  return found;
}

class Marks {
  readonly #desk: Desk;
  #marks = $state.raw<{ of: readonly unknown[]; dice: ReadonlyMap<string, string> }>({ of: [], dice: new Map() }); // die → face

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Marks belong to one question. */
  get #now(): ReadonlyMap<string, string> {
    const { of, dice } = this.#marks;
    return of === this.#desk.moves ? dice : new Map();
  }

  get count(): number {
    return this.#now.size;
  }

  has(die: string): boolean {
    return this.#now.has(die);
  }

  can(face: string): boolean {
    return this.#desk.isActive && this.#desk.find('reroll', { die: face }) !== undefined;
  }

  toggle(die: string, face: string): void {
    const dice = new Map(this.#now);
    if (!dice.delete(die) && this.can(face)) dice.set(die, face);
    this.#marks = { of: this.#desk.moves, dice };
  }

  async send(): Promise<void> {
    const desk = this.#desk;
    const faces = [...this.#now.values()];
    const order = desk.moves.filter(({ verb }) => verb === 'reroll').map(({ args }) => args['die']);
    faces.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const face of faces) {
      const pick = desk.find('reroll', { die: face });
      if (!pick || !(await desk.play(pick))) return;
    }
    const roll = desk.find('roll');
    if (roll) await desk.play(roll);
  }
}
