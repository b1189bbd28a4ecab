/** Laying a card: a place is picked, the card turned as it may lie there, and only then the move is made. */
import type { MovePicker } from '../../table/picker.svelte';
import { keyOf } from './geometry';
import type { Drawn, Lie, Place } from './table';

const placings = new WeakMap<MovePicker, Placing>();

/** The placing of a picker: the map draws it, the dock too. */
export function placingOf(picker: MovePicker): Placing {
  const found = placings.get(picker) ?? new Placing(picker);
  placings.set(picker, found);
  return found;
}

class Placing {
  readonly #picker: MovePicker;
  /** It belongs to one question. */
  #picked = $state.raw<{ of: readonly unknown[]; place: string; index: number }>({ of: [], place: '', index: 0 });

  constructor(picker: MovePicker) {
    this.#picker = picker;
  }

  isAt(place: Place): boolean {
    return this.#picked.of === this.#picker.moves && this.#picked.place === keyOf(place);
  }

  /** The place picked, and how the card lies there. */
  of(drawn: Drawn): { place: Drawn['places'][number]; lie: Lie } | null {
    const place = drawn.places.find((place) => this.isAt(place));
    const lie = place?.turns[this.#picked.index];
    return place && lie ? { place, lie } : null;
  }

  /** Picks a place. The card keeps the turn it has, if it may lie so. */
  pick(drawn: Drawn, place: Drawn['places'][number]): void {
    const turn = this.of(drawn)?.lie.turn;
    const index = Math.max(
      0,
      place.turns.findIndex((lie) => lie.turn === turn),
    );
    this.#picked = { of: this.#picker.moves, place: keyOf(place), index };
  }

  /** Turns the card to the next way in which it may lie there. */
  spin(drawn: Drawn, by = 1): void {
    const place = this.of(drawn)?.place;
    if (!place) return;
    const count = place.turns.length;
    this.#picked = { ...this.#picked, index: (this.#picked.index + by + count) % count };
  }

  clear(): void {
    this.#picked = { of: [], place: '', index: 0 };
  }

  async lay(drawn: Drawn): Promise<void> {
    const { place, lie } = this.of(drawn) ?? {};
    const move = place && lie && this.#picker.find('lay', { x: place.x, y: place.y, turn: lie.turn });
    if (move) await this.#picker.play(move);
  }
}
