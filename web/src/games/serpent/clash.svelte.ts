/** The last battles as events told them: a view shows totals of a running battle only, and most battles end within one step. */
import type { Text } from '../../../gen/protocol';
import { isSame, type Fighter } from './fighter';
import type { Form } from './table';

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

/** A battle on one hero. A declaration may bring several. */
export interface Told {
  blows: readonly Blow[];
  outcomes: readonly Text[];
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
const hasHero = (blow: Pick<Blow, 'attacker' | 'foe'>, other: Fighter): boolean =>
  [blow.attacker, blow.foe].some((one) => one.kind === 'hero' && isSame(one, other));

export class Clash {
  battles = $state.raw<readonly Told[]>([]);
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

  /** The battle that was told last. */
  get last(): Told {
    return this.battles.at(-1) ?? { blows: [], outcomes: [] };
  }

  #take(event: Text): void {
    const { id, args } = event;
    if (STARTS.includes(id)) {
      if (!this.#isOpen) this.#start();
      const name = String(args['card'] ?? args['monster'] ?? `hero-${String(args['who'])}`);
      if (args['form']) this.#forms[name] = args['form'] as Form;
    } else if (id === 'serpent-event-attack' || id === 'serpent-event-counter' || id === 'serpent-event-challenge') {
      if (!this.#isOpen) this.#start();
      this.#roll(id, args);
      this.isFresh = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.isFresh = false), LOOK);
    } else if (ENDS.includes(id)) {
      this.#isOpen = false;
    } else if (this.#isOpen && this.last.blows.length && OUTCOMES.includes(id)) {
      this.#put({ ...this.last, outcomes: [...this.last.outcomes, event] });
    }
  }

  #start(): void {
    this.#isOpen = true;
    this.battles = [];
    this.#forms = {};
  }

  #put(battle: Told): void {
    this.battles = [...this.battles.slice(0, -1), battle];
  }

  #roll(id: string, args: Text['args']): void {
    const attacker = fighter(args['attacker'], args['who']);
    const foe = fighter(args['target'], args['whom']);
    // Another hero is attacked: another battle of the same declaration.
    if (!this.last.blows.some((blow) => hasHero(blow, attacker) || hasHero(blow, foe)))
      this.battles = [...this.battles, { blows: [], outcomes: [] }];
    const { blows } = this.last;
    if (id === 'serpent-event-challenge') {
      const blow = { attacker, foe, form: args['form'] as Form, attack: undefined, counter: undefined, isChallenge: true };
      this.#put({ ...this.last, blows: [...blows, blow] });
      return;
    }
    const roll = { die: Number(args['die']), total: Number(args['total']) };
    const name = attacker.kind === 'hero' ? `hero-${attacker.seat}` : attacker.id;
    const which = id === 'serpent-event-counter' ? 'counter' : 'attack';
    // Several of one name may attack the same hero: they roll in the order in which they came.
    const at = blows.findIndex((blow) => !blow[which] && isSame(blow.attacker, attacker) && isSame(blow.foe, foe));
    const found = blows[at];
    const blow = found
      ? { ...found, [which]: roll }
      : { attacker, foe, form: this.#forms[name], attack: roll, counter: undefined, isChallenge: false };
    this.#put({ ...this.last, blows: found ? blows.with(at, blow) : [...blows, blow] });
  }
}
