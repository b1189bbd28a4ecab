/** Marking dice for a re-roll, freely and in any order. The picks go to the server in the order it offers them, then the roll. */
import type { MovePicker } from '../../table/picker.svelte';

const marks = new WeakMap<MovePicker, Marks>();

/** The marks of a picker: the board draws them, the dock sends them. */
export function marksOf(picker: MovePicker): Marks {
  const found = marks.get(picker) ?? new Marks(picker);
  marks.set(picker, found);
  return found;
}

class Marks {
  readonly #picker: MovePicker;
  #marks = $state.raw<{ of: readonly unknown[]; dice: ReadonlyMap<string, string> }>({ of: [], dice: new Map() }); // die → face

  constructor(picker: MovePicker) {
    this.#picker = picker;
  }

  /** Marks belong to one question. */
  get #now(): ReadonlyMap<string, string> {
    const { of, dice } = this.#marks;
    return of === this.#picker.moves ? dice : new Map();
  }

  get count(): number {
    return this.#now.size;
  }

  has(die: string): boolean {
    return this.#now.has(die);
  }

  can(face: string): boolean {
    return this.#picker.isActive && this.#picker.find('reroll', { die: face }) !== undefined;
  }

  toggle(die: string, face: string): void {
    const dice = new Map(this.#now);
    if (!dice.delete(die) && this.can(face)) dice.set(die, face);
    this.#marks = { of: this.#picker.moves, dice };
  }

  async send(): Promise<void> {
    const picker = this.#picker;
    const faces = [...this.#now.values()];
    const order = picker.moves.filter(({ verb }) => verb === 'reroll').map(({ args }) => args['die']);
    faces.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const face of faces) {
      const pick = picker.find('reroll', { die: face });
      if (!pick || !(await picker.play(pick))) return;
    }
    const roll = picker.find('roll');
    if (roll) await picker.play(roll);
  }
}
