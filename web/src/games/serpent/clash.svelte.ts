/** The last battles as events told them: a view shows totals of a running battle only, and most battles end within one step. */
import type { Text } from '../../../gen/protocol';
import { isSame, type Fighter } from './fighter';
import type { Form, TableView } from './table';

/** What adds to a roll, and how much. */
export type Part = readonly [name: string, count: number];

export interface Roll {
  die: number;
  total: number;
  parts: readonly Part[];
}

export interface Blow {
  attacker: Fighter;
  foe: Fighter;
  form: Form | undefined;
  attack: Roll | undefined;
  counter: Roll | undefined;
  isChallenge: boolean;
  /** What came of it. */
  verdict: readonly Text[];
}

/** A battle on one hero. A declaration may bring several. */
export interface Told {
  blows: readonly Blow[];
  outcomes: readonly Text[];
}

const STARTS = ['serpent-event-sent', 'serpent-event-hunted', 'serpent-event-duel', 'serpent-event-appears'];
const ENDS = ['serpent-event-turn', 'serpent-event-laid', 'serpent-event-went', 'serpent-event-turned-up'];
const OUTCOMES = [
  ...['tie', 'shot-missed', 'monster-hit', 'beaten', 'wounded', 'felled', 'fell', 'cancelled', 'repelled', 'minion', 'prevented', 'stole'],
  ...['to-hand', 'to-lair', 'buried', 'used', 'rerolled'],
].map((name) => `serpent-event-${name}`);
const LOOK = 9000;

function fighter(kind: unknown, seat: unknown): Fighter {
  return kind === 'hero' ? { kind: 'hero', seat: Number(seat) } : { kind: 'monster', id: String(kind), wounds: 0 };
}
/** Does what has happened come from this duel? */
function isVerdict({ id, args }: Text, { attacker, foe, attack, counter }: Blow): boolean {
  if (!attack) return false;
  if (id === 'serpent-event-tie') return attack.total === counter?.total;
  if (id === 'serpent-event-shot-missed') return counter !== undefined && attack.total < counter.total;
  const loser = !counter || attack.total > counter.total ? foe : attacker;
  const monster = id === 'serpent-event-prevented' ? undefined : (args['monster'] ?? args['card']);
  return loser.kind === 'hero' ? args['who'] === loser.seat && monster === undefined : monster === loser.id;
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

  /** Where the hero stands whom it was about. */
  place(table: TableView): string | undefined {
    const hero = this.last.blows.flatMap(({ attacker, foe }) => [foe, attacker]).find(({ kind }) => kind === 'hero');
    return hero?.kind === 'hero' ? table.heroes[hero.seat]?.place : undefined;
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
      this.#judge(event);
    }
  }

  /** What came of a duel stands with it: the one that who suffers it has lost, or the first tie without a word. */
  #judge(event: Text): void {
    const { blows } = this.last;
    const at = blows.findIndex((blow) => !blow.verdict.some(({ id }) => id === event.id) && isVerdict(event, blow));
    const found = blows[at];
    if (found) this.#put({ ...this.last, blows: blows.with(at, { ...found, verdict: [...found.verdict, event] }) });
    else this.#put({ ...this.last, outcomes: [...this.last.outcomes, event] });
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
      const blow = { attacker, foe, form: args['form'] as Form, attack: undefined, counter: undefined, isChallenge: true, verdict: [] };
      this.#put({ ...this.last, blows: [...blows, blow] });
      return;
    }
    const roll = { die: Number(args['die']), total: Number(args['total']), parts: (args['parts'] ?? []) as readonly Part[] };
    const name = attacker.kind === 'hero' ? `hero-${attacker.seat}` : attacker.id;
    const which = id === 'serpent-event-counter' ? 'counter' : 'attack';
    // Several of one name may attack the same hero: they roll in the order in which they came.
    const at = blows.findIndex((blow) => !blow[which] && isSame(blow.attacker, attacker) && isSame(blow.foe, foe));
    const found = blows[at];
    const blow = found
      ? { ...found, [which]: roll }
      : { attacker, foe, form: this.#forms[name], attack: roll, counter: undefined, isChallenge: false, verdict: [] };
    this.#put({ ...this.last, blows: found ? blows.with(at, blow) : [...blows, blow] });
  }
}
