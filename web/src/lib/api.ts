/** HTTP: what sets things up and looks things up. Everything at a table goes over the socket. */
import type { Credentials, Failure, GameInfo, Me, NewTable, Rename, Replay, Summary, Tables } from '../../gen/protocol';

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

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined || method !== 'GET') {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = body === undefined ? null : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal('unavailable', 'the server does not answer');
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refusal(failure?.code ?? 'unavailable', failure?.text ?? answer.statusText, failure?.reason ?? null);
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (body: Rename) => ask<Me>('PUT', '/api/me', body),
  register: (body: Credentials) => ask<Me>('POST', '/api/account', body),
  signIn: (body: Credentials) => ask<Me>('POST', '/api/session', body),
  signOut: () => ask<Me>('DELETE', '/api/session'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  setUp: (body: NewTable) => ask<Summary>('POST', '/api/tables', body),
  publicTables: (phase: 'open' | 'playing') => ask<Tables>('GET', `/api/tables?phase=${phase}`),
  myTables: () => ask<Tables>('GET', '/api/me/tables'),
  replay: (table: string, seat: number | null) =>
    ask<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
};
