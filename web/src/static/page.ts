/** The page's side of a table in the same browser: what `fetch` and `WebSocket` are where there is a server. */
import type { Answer, FromPage, FromWorker } from './messages';

export interface Loading {
  /** The fraction read so far, from 0 to 1. */
  part: number;
  isReady: boolean;
  /** The error in English; null: none. */
  problem: string | null;
  /** Another page of this browser plays on now. */
  isTaken: boolean;
}

let count = 0;
const answers = new Map<number, (answer: Answer) => void>();
const sockets = new Map<number, HereSocket>();
let worker: Worker | undefined;

function tell(message: FromPage): void {
  worker!.postMessage(message);
}

/** Starts the table; what becomes of it is told. */
export function start(language: string, pause: number | null, onload: (loading: Partial<Loading>) => void): void {
  worker = new Worker(new URL('./table.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => onload({ problem: event.message });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'progress':
        onload({ part: data.done / data.total });
        break;
      case 'ready':
        onload({ part: 1, isReady: true });
        break;
      case 'failed':
        onload({ problem: data.text });
        break;
      case 'taken':
        worker?.terminate();
        onload({ isTaken: true });
        break;
      case 'answer':
        answers.get(data.id)?.(data.answer);
        answers.delete(data.id);
        break;
      case 'said':
        sockets.get(data.id)?.onmessage?.({ data: data.text });
        break;
      case 'closed':
        sockets.get(data.id)?.onclose?.({ code: data.code });
        sockets.delete(data.id);
    }
  };
  tell({ type: 'start', base: `${location.href.split('#')[0]}#`, language, pause });
}

/** Somebody looks at a game: it is read before they play. */
export function choose(game: string): void {
  if (worker) tell({ type: 'choose', game });
}

/** The answer that `fetch` would give. */
export async function ask(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const id = ++count;
  const answer = await new Promise<Answer>((resolve) => {
    answers.set(id, resolve);
    tell({ type: 'fetch', id, method, path, body: typeof body === 'string' ? body : '' });
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** The part of a web socket that a connection needs. */
export class HereSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #id = ++count;

  constructor(path: string) {
    sockets.set(this.#id, this);
    tell({ type: 'connect', id: this.#id, path });
  }
  send(text: string): void {
    tell({ type: 'send', id: this.#id, text });
  }
  close(): void {
    sockets.delete(this.#id);
    tell({ type: 'close', id: this.#id });
  }
}
