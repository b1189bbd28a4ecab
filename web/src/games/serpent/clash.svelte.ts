/** The last battle as events told it: a view shows totals of a running battle only, and most battles end within one step. */
import type { Text } from '../../../gen/protocol';
import type { Form } from './book';
import type { Fighter } from './table';

export interface Roll {
  die: number;
  total: number;
}

export interface Blow {
  attacker: Fighter;
  foe: Fighter;
  form: Form | undefined;
  attack: Roll | undefined;
  counter: Roll | undefined;
  isChallenge: boolean;
}

const STARTS = ['serpent-event-sent', 'serpent-event-hunted', 'serpent-event-duel', 'serpent-event-appears'];
const ENDS = ['serpent-event-turn', 'serpent-event-laid', 'serpent-event-went', 'serpent-event-turned-up'];
const OUTCOMES = [
  ...['tie', 'monster-hit', 'beaten', 'wounded', 'felled', 'fell', 'cancelled', 'repelled', 'minion', 'prevented', 'stole'],
  ...['to-hand', 'to-lair', 'buried', 'used', 'rerolled'],
].map((name) => `serpent-event-${name}`);
const LOOK = 9000;

function fighter(kind: unknown, seat: unknown): Fighter {
  return kind === 'hero' ? { kind: 'hero', seat: Number(seat) } : { kind: 'monster', id: String(kind), wounds: 0 };
}
const isSame = (a: Fighter, b: Fighter): boolean =>
  a.kind === 'hero' ? b.kind === 'hero' && a.seat === b.seat : b.kind === 'monster' && a.id === b.id;

export class Clash {
  blows = $state.raw<readonly Blow[]>([]);
  outcomes = $state.raw<readonly Text[]>([]);
  /** Just fought: to be looked at though the game has gone on. */
  isFresh = $state(false);
  #isOpen = false;
  #forms: Record<string, Form> = {}; // in which a monster was sent
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(events: readonly Text[]): void {
    for (const event of events) this.#take(event);
  }

  dismiss(): void {
    this.isFresh = false;
  }

  #take(event: Text): void {
    const { id, args } = event;
    if (STARTS.includes(id)) {
      if (!this.#isOpen) this.#start();
      const name = String(args['card'] ?? args['monster'] ?? `hero-${args['who']}`);
      if (args['form']) this.#forms[name] = args['form'] as Form;
    } else if (id === 'serpent-event-attack' || id === 'serpent-event-counter' || id === 'serpent-event-challenge') {
      if (!this.#isOpen) this.#start();
      this.#roll(id, args);
      this.isFresh = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.isFresh = false), LOOK);
    } else if (ENDS.includes(id)) {
      this.#isOpen = false;
    } else if (this.#isOpen && this.blows.length && OUTCOMES.includes(id)) {
      this.outcomes = [...this.outcomes, event];
    }
  }

  #start(): void {
    this.#isOpen = true;
    this.blows = [];
    this.outcomes = [];
    this.#forms = {};
  }

  #roll(id: string, args: Text['args']): void {
    const attacker = fighter(args['attacker'], args['who']);
    const foe = fighter(args['target'], args['whom']);
    if (id === 'serpent-event-challenge') {
      this.blows = [...this.blows, { attacker, foe, form: args['form'] as Form, attack: undefined, counter: undefined, isChallenge: true }];
      return;
    }
    const roll = { die: Number(args['die']), total: Number(args['total']) };
    const name = attacker.kind === 'hero' ? `hero-${attacker.seat}` : attacker.id;
    const which = id === 'serpent-event-counter' ? 'counter' : 'attack';
    // Several of one name may attack the same hero: they roll in the order in which they came.
    const at = this.blows.findIndex((blow) => !blow[which] && isSame(blow.attacker, attacker) && isSame(blow.foe, foe));
    const found = this.blows[at];
    if (found) this.blows = this.blows.with(at, { ...found, [which]: roll });
    else this.blows = [...this.blows, { attacker, foe, form: this.#forms[name], attack: roll, counter: undefined, isChallenge: false }];
  }
}
