/** The worker with the tables: the server, in Python, with IndexedDB for a store and helpers for processes. */
import { Journal } from './journal';
import type { Answer, Asked, FromPage, FromWorker, Told } from './messages';
import { keepAll, keepGame, startPython } from './runtime';

interface Socket {
  send(text: string): void;
  close(): void;
}
interface StaticTable {
  open(): Promise<void>;
  /** Imports a game before it is opened. */
  prepare(game: string): Promise<void>;
  fetch(method: string, path: string, body: string): Promise<string>;
  connect(path: string, say: (text: string) => void, over: (code: number) => void): Socket;
}
type Make = (journal: Journal, start: () => Helper, base: string, language: string, pause: number) => StaticTable;

const KEEP = 20_000; // milliseconds until games that were not opened are kept too
const PAUSE = 0.6; // seconds a bot takes at least for a move, as at a server
const sockets = new Map<number, Socket>();

function tell(message: FromWorker): void {
  postMessage(message);
}

/** A helper as Python knows it. */
class Helper {
  is_alive = true;
  readonly #worker = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (told: Told) => void>();
  #count = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    this.#worker.onerror = () => this.kill();
  }

  ask(kind: string, text: string): Promise<string> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ text, problem }) => (text === undefined ? reject(new Error(problem)) : resolve(text)));
      this.#worker.postMessage({ id, kind, text } satisfies Asked);
    });
  }

  kill(): void {
    this.is_alive = false;
    this.#worker.terminate();
    for (const [id, answer] of this.#waiting) answer({ id, problem: 'it was ended' });
    this.#waiting.clear();
  }
}

async function start({ base, language, pause }: FromPage & { type: 'start' }): Promise<StaticTable> {
  let told = 0;
  const python = await startPython((done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent !== told) tell({ type: 'progress', done, total });
    told = percent;
  });
  const make = python.runPython('from undercroft.browser.table import StaticTable; StaticTable') as Make;
  const journal = new Journal(() => tell({ type: 'taken' }));
  const table = make(journal, () => new Helper(), base, language, pause ?? PAUSE);
  await table.open();
  tell({ type: 'ready' });
  setTimeout(() => void keepAll().catch(() => undefined), KEEP);
  return table;
}

let table: Promise<StaticTable> | undefined;

async function receive(data: FromPage): Promise<void> {
  const keeping = data.type === 'choose' ? keepGame(JSON.stringify(data)) : data.type === 'fetch' ? keepGame(data.body) : undefined;
  if (data.type === 'start') {
    table = start(data);
    table.catch((problem: unknown) => tell({ type: 'failed', text: String(problem) }));
    return;
  }
  const here = await table!.catch(() => undefined); // that it failed is told already
  if (!here) return;
  await keeping;
  if (data.type === 'choose') return here.prepare(data.game);
  const { id } = data;
  if (data.type === 'fetch') {
    tell({ type: 'answer', id, answer: JSON.parse(await here.fetch(data.method, data.path, data.body)) as Answer });
  } else if (data.type === 'connect') {
    const over = (code: number): void => {
      sockets.delete(id);
      tell({ type: 'closed', id, code });
    };
    sockets.set(
      id,
      here.connect(data.path, (text) => tell({ type: 'said', id, text }), over),
    );
  } else if (data.type === 'send') sockets.get(id)?.send(data.text);
  else sockets.get(id)?.close();
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => void receive(data));
