/** What views of Serpent still tell in numbers – who fights, and what is to be done – in words: here and nowhere else. */
import type { Fighter } from './fighter';
import type { Stage } from './scene';
import { STATS, type Battle, type Table } from './table';
import type { Trial } from './trial.svelte';

const PIECE = 8;
const QUEST = 128;
const GODDESS = 255;

/** Undefined once a monster has left the table. */
export function fighterOf(table: Table, number: number): Fighter | undefined {
  if (number < PIECE) return { kind: 'hero', seat: number };
  if (number === GODDESS) return { kind: 'monster', id: 'nakari', wounds: table.nakari_wounds };
  if (number >= QUEST) {
    const quest = table.quests.find(({ id }) => id === number - QUEST);
    return quest && { kind: 'monster', id: quest.quest, wounds: quest.wounds };
  }
  const piece = table.pieces.find(({ id }) => id === number - PIECE);
  return piece && { kind: 'monster', id: piece.card, wounds: piece.wounds };
}

/** A minion that counters in its hero's stead. */
export function minionOf(table: Table, id: number): Fighter | undefined {
  return fighterOf(table, PIECE + id);
}

/** The stage that a question belongs to. */
const ASKED: Record<string, Stage> = {
  'ask-response': 'response',
  'ask-stand-in': 'counter',
  'ask-hit': 'strike',
  'ask-spoils': 'strike',
  'ask-tame': 'strike',
  'ask-rescue': 'strike',
  'ask-challenge': 'challenge',
  'ask-lair': 'lair',
  'ask-crowd': 'lair',
  'ask-peril': 'reward',
};

export function stageOf(table: Table, battle: Battle): Stage {
  const asked = ASKED[table.tasks.at(-1)?.[0] ?? ''];
  if (asked) return asked;
  const fights = battle.fights.slice(battle.first);
  if (fights.some((fight) => fight.attack < 0 && !fight.is_void)) return 'attack';
  return fights.some((fight) => fight.counter < 0 && !fight.is_void) ? 'counter' : 'strike';
}

/** A die has fallen in a test and may be rolled again: what it comes to by the hero's present value. */
export function pendingOf({ tasks, die, heroes }: Table): Trial | null {
  const [rolled, asked] = tasks.slice(-2);
  if (asked?.[0] !== 'ask-reroll' || rolled?.[0] !== 'test-rolled') return null;
  const [seat = 0, which = 0, number = 0] = rolled.slice(1).map(Number);
  const hero = heroes[seat];
  const stat = STATS[which];
  if (!hero || !stat) return null;
  return { seat, stat, die, total: die + (stat === 'level' || stat === 'health' ? hero[stat] : hero.values[stat]), number, isPassed: null };
}
