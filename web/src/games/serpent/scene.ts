/** Builds the battle scene: the fights of the running battle with the dice told so far, or the battle just fought. */
import type { Move, View } from '../../../gen/protocol';
import { CARDS, QUESTS } from './book';
import type { Blow, Clash, Roll } from './clash.svelte';
import { isSame, type Fighter } from './fighter';
import { fighterOf, minionOf } from './packed';
import { tableOf, type Battle, type Form, type TableView } from './table';

export const STAGES = ['response', 'attack', 'counter', 'strike', 'challenge', 'lair', 'reward'] as const;
export type Stage = (typeof STAGES)[number];

export interface Row extends Blow {
  /** The form of the counter. */
  answer: Form | undefined;
  isVoid: boolean;
}

/** A monster that was beaten meanwhile and that nobody saw: the page was opened in the middle of a battle. */
const NOBODY: Fighter = { kind: 'monster', id: '', wounds: 0 };

/** Fights of the running battle; before the dice fall there is nothing but who meets whom. */
export function rowsOf(table: TableView, battle: Battle, clash: Clash): Row[] {
  const { blows } = clash.last;
  return battle.fights.map((fight, i) => {
    const attacker = fighterOf(table, fight.attacker);
    // Beaten fighters have left the table but remain in the events, which tell fights in order.
    const told = blows[i] && (!attacker || isSame(blows[i].attacker, attacker)) ? blows[i] : undefined;
    const roll = (total: number, heard: Roll | undefined): Roll | undefined =>
      total < 0 ? undefined : heard?.total === total ? heard : { die: 0, total, parts: [] };
    return {
      attacker: attacker ?? told?.attacker ?? NOBODY,
      foe: (fight.stand_in < 0 ? undefined : minionOf(table, fight.stand_in)) ?? fighterOf(table, fight.target) ?? told?.foe ?? NOBODY,
      form: fight.form,
      answer: fight.answer,
      attack: roll(fight.attack, told?.attack),
      counter: roll(fight.counter, told?.counter),
      isChallenge: battle.is_answered && i >= battle.first,
      isVoid: fight.is_void,
      verdict: told?.verdict ?? [],
    };
  });
}

/** The printed or present value somebody fights with. */
export function valueOf(table: TableView, fighter: Fighter, form: Form | undefined): number | undefined {
  if (!form) return undefined;
  if (fighter.kind === 'hero') return table.heroes[fighter.seat]?.values[form];
  return (CARDS.get(fighter.id)?.values ?? QUESTS.get(fighter.id)?.values)?.[form];
}

/** Returns the opponents of a fight, and its form. */
function meetingOf({ verb, args }: Move, view: View): [own: Fighter, foe: Fighter] | undefined {
  const monster = (id: unknown): Fighter => ({ kind: 'monster', id: String(id), wounds: 0 });
  const hero = (seat: unknown): Fighter => ({ kind: 'hero', seat: Number(seat) });
  const target = (): Fighter => (args['target'] === 'hero' ? hero(args['number']) : monster(args['target']));
  switch (verb) {
    case 'attack':
    case 'duel':
      return [hero(view.seat), hero(args['whom'])];
    case 'challenge':
      return [hero(view.seat), target()];
    case 'order':
      return [monster(args['card']), target()];
    case 'send':
    case 'loose':
      return [monster(args['card']), hero(args['whom'])];
    case 'rouse':
      return [monster('nakari'), hero(args['whom'])];
    case 'form':
      return [monster(view.prompt.args['monster']), hero(view.prompt.args['whom'])];
    default:
      return undefined;
  }
}

/** The values that a fight would begin with, before dice and cards: one's own side first. */
export function valuesOf(move: Move, view: View): [own: number, foe: number] | undefined {
  const meeting = meetingOf(move, view);
  const [own, foe] = (meeting ?? []).map((fighter) => valueOf(tableOf(view), fighter, move.args['form'] as Form));
  return own === undefined || foe === undefined ? undefined : [own, foe];
}

/** Returns a monster's remaining health. */
export function healthOf(fighter: Fighter): number | undefined {
  if (fighter.kind === 'hero') return undefined;
  const most = CARDS.get(fighter.id)?.health ?? QUESTS.get(fighter.id)?.health;
  return most === undefined ? undefined : most - fighter.wounds;
}
