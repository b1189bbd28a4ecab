/** HTTP: what sets things up and looks things up. Everything at a table goes over the socket. */
import type {
  Advice,
  BotAccount,
  BotToken,
  Branch,
  Chances,
  Comparison,
  Credentials,
  Daily,
  DailyBoard,
  Dice,
  Evened,
  Failure,
  GameInfo,
  Hint,
  History,
  Honours,
  Imported,
  Me,
  NewTable,
  Profile,
  Puzzle,
  PuzzleAnswer,
  PuzzleCount,
  Rename,
  Replay,
  Review,
  Session,
  Summary,
  Tables,
  Try,
} from '../../gen/protocol';
import type { Faces } from '../../gen/tables';
import type { RecordOfDice } from './proof';
import { transport } from './transport.svelte';

/** A refusal of the server; `code` is shown in the person's language. */
export class Refusal extends Error {
  constructor(
    readonly code: Failure['code'],
    text: string,
    readonly reason: Failure['reason'] = null,
  ) {
    super(text);
  }
}

/** The refusal that was caught. Anything else that was caught is a mistake of ours, and goes on. */
export function refusalIn(reason: unknown): Refusal {
  if (!(reason instanceof Refusal)) throw reason;
  return reason;
}

export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined || method !== 'GET') {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = body === undefined ? null : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await transport.fetch(path, request);
  } catch {
    throw new Refusal('unavailable', 'the server does not answer');
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refusal(failure?.code ?? 'unavailable', failure?.text ?? answer.statusText, failure?.reason ?? null);
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await send(method, path, body)).json()) as Answer;
}

const RETRY = 1000;

/** Retries a request that a page depends on until it succeeds. A refusal that will not change is reported. */
async function insist<Answer>(get: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await get();
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== 'unavailable') throw problem;
      await new Promise((go) => setTimeout(go, RETRY));
    }
  }
}

/** Games that are played here with other cards than the printed ones, and the digest of those. */
export const otherCards: Record<string, string> = {};

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (body: Rename) => ask<Me>('PUT', '/api/me', body),
  register: (body: Credentials) => ask<Me>('POST', '/api/account', body),
  signIn: (body: Credentials) => ask<Me>('POST', '/api/session', body),
  sessions: () => ask<Session[]>('GET', '/api/sessions'),
  endSession: (id: string) => ask<Session[]>('DELETE', `/api/sessions/${id}`),
  /** Signs every other device out. */
  endSessions: () => ask<Session[]>('DELETE', '/api/sessions'),
  bots: () => ask<BotAccount[]>('GET', '/api/bots'),
  /** Makes the account of a program; its token is shown only now. */
  newBot: (name: string) => ask<BotToken>('POST', '/api/bots', { name }),
  renewBot: (id: string) => ask<BotToken>('POST', `/api/bots/${id}/token`),
  endBot: (id: string) => ask<BotAccount[]>('DELETE', `/api/bots/${id}`),
  signOut: () => ask<Me>('DELETE', '/api/session'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  /** The Fluent texts of a game. */
  texts: (game: string, language: string) => insist(async () => (await send('GET', `/api/games/${game}/texts/${language}`)).text()),
  /** The figures of a game's cards, from the cards files of the server. */
  figures: <Figures>(game: string) => insist(() => ask<Figures>('GET', `/api/games/${game}/figures`)),
  /** The same figures as the rules have read them, for boards: of the cards that `otherCards` names. */
  faces: <Game extends keyof Faces>(game: Game) =>
    insist(() => ask<Faces[Game]>('GET', `/api/games/${game}/faces${otherCards[game] ? `?cards=${otherCards[game]}` : ''}`)),
  /** What figures do, as far as it is known: asked again until it is done. */
  compare: (game: string, body: Try) => ask<Comparison>('POST', `/api/workshop/${game}`, body),
  /** Figures with which all win about equally often, as far as they are found: asked again until it is done. */
  even: (game: string, body: Try) => ask<Evened>('POST', `/api/workshop/${game}/even`, body),
  setUp: (body: NewTable) => ask<Summary>('POST', '/api/tables', body),
  publicTables: (phase: 'open' | 'playing', game?: string) =>
    ask<Tables>('GET', `/api/tables?phase=${phase}${game === undefined ? '' : `&game=${game}`}`),
  myTables: () => ask<Tables>('GET', '/api/me/tables'),
  profile: (person: string) => ask<Profile>('GET', `/api/people/${person}`),
  history: (filters: URLSearchParams) => ask<History>('GET', `/api/me/history?${filters}`),
  daily: () => ask<Daily>('GET', '/api/daily'),
  /** `among` is `friends` or the id of a group; empty for everyone. */
  dailyBoard: (game: string, day: string, among = '') => ask<DailyBoard>('GET', `/api/daily/${game}/${day}?among=${among}`),
  /** Opens the person's only try at today's dungeon: a new table, or the one begun before. */
  playDaily: (game: string) => ask<Summary>('POST', `/api/daily/${game}`),
  puzzles: () => ask<PuzzleCount[]>('GET', '/api/puzzles'),
  puzzle: (game: string, number: number) => ask<Puzzle>('GET', `/api/puzzles/${game}/${number}`),
  solve: (game: string, number: number, move: string) => ask<PuzzleAnswer>('POST', `/api/puzzles/${game}/${number}`, { move }),
  honours: (game: string) => ask<Honours>('GET', `/api/me/honours/${game}`),
  /** A table of the record of a match, as it was read from its file. */
  bring: (record: unknown) => ask<Imported>('POST', '/api/records', record),
  replay: (table: string, seat: number | null) => ask<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  dice: (table: string) => ask<Dice>('GET', `/api/tables/${table}/dice`),
  record: (table: string) => ask<RecordOfDice>('GET', `/api/tables/${table}/record`),
  chances: (table: string) => ask<Chances>('GET', `/api/tables/${table}/chances`),
  /** The costliest moves of a seat, as far as they are known. */
  review: (table: string, seat: number) => ask<Review>('GET', `/api/tables/${table}/review?seat=${seat}`),
  hint: (table: string, body: Hint) => ask<Advice>('POST', `/api/tables/${table}/hint`, body),
  branch: (table: string, body: Branch) => ask<Summary>('POST', `/api/tables/${table}/branch`, body),
};
