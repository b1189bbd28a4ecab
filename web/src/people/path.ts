/** The path of a run: a square for each stage of it, by what happened to the person there. It shows no card and no die. */
import type { Moment } from '../../gen/protocol';

interface Signs {
  /** The event that begins a stage. */
  stage: string;
  /** The event that begins a part of the run, set off by a gap. */
  part?: string;
  good: readonly string[];
  bad: readonly string[];
}

const GAMES: Record<string, Signs> = {
  chest: { stage: 'level', part: 'adventure', good: ['cleared', 'dragon-beaten'], bad: ['fled'] },
  raiders: { stage: 'enter', part: 'floor', good: ['gains', 'takes'], bad: ['wounded', 'loses', 'falls'] },
  doggies: { stage: 'round', good: ['claim', 'beat', 'loot', 'out'], bad: ['hurt', 'spring', 'sleep'] },
  serpent: { stage: 'turn', good: ['glory'], bad: ['wounded', 'felled'] },
};
const SQUARES = { good: '🟩', both: '🟨', bad: '🟥', none: '⬛' } as const;
const MOST = 24; // squares; of a longer run the last ones

export function pathOf(game: string, moments: readonly Pick<Moment, 'events'>[], seat: number): string {
  const signs = GAMES[game];
  if (!signs) return '';
  const stages: { isGood: boolean; isBad: boolean; isPart: boolean }[] = [];
  let isPart = false;
  for (const { id, args } of moments.flatMap(({ events }) => events)) {
    const name = id.slice(`${game}-event-`.length);
    const who = args['who'];
    const isMine = who === undefined || who === seat;
    if (name === signs.part && isMine) isPart = true;
    if (name === signs.stage && isMine) {
      stages.push({ isGood: false, isBad: false, isPart });
      isPart = false;
    }
    const last = stages.at(-1);
    if (!last || !isMine) continue;
    last.isGood ||= signs.good.includes(name);
    last.isBad ||= signs.bad.includes(name);
  }
  return stages
    .slice(-MOST)
    .map((stage, i) => {
      const square = stage.isGood ? (stage.isBad ? 'both' : 'good') : stage.isBad ? 'bad' : 'none';
      return `${stage.isPart && i ? ' ' : ''}${SQUARES[square]}`;
    })
    .join('');
}
