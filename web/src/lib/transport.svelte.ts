/** The connection to the server: over the network, or inside this browser if the site was built without one. */
import { askFile } from '../static/files';
import type { HereSocket, Loading } from '../static/page';

/** True if there is no server. Known when the client is built, which then leaves out the code for the other kind. */
export const isStatic = import.meta.env.VITE_STATIC === 'yes';

export type AnySocket = WebSocket | HereSocket;

class Transport {
  /** The table in this browser. */
  loading = $state.raw<Loading>({ part: 0, isReady: !isStatic, problem: null, isTaken: false });
  #begin: () => void = () => undefined;
  readonly #started = new Promise<void>((resolve) => (this.#begin = resolve));

  async #here(): Promise<typeof import('../static/page')> {
    return import('../static/page');
  }

  /** Starts the table in this browser; it loads while one chooses. */
  async start(language: string): Promise<void> {
    if (!isStatic) return;
    const pause = new URLSearchParams(location.search).get('pause'); // for tests: seconds that bots take for a move
    const { start } = await this.#here();
    start(language, pause === null ? null : Number(pause), (news) => (this.loading = { ...this.loading, ...news }));
    this.#begin();
  }

  /** Without a server, a game is read as soon as somebody looks at it. */
  async choose(game: string): Promise<void> {
    if (!isStatic) return;
    await this.#started;
    (await this.#here()).choose(game);
  }

  async fetch(path: string, request: RequestInit = {}): Promise<Response> {
    if (!isStatic) return fetch(path, request);
    const file = askFile(path, request);
    if (file) return file;
    await this.#started;
    return (await this.#here()).ask(path, request);
  }

  async connect(path: string): Promise<AnySocket> {
    if (isStatic) {
      await this.#started;
      return new (await this.#here()).HereSocket(path);
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${path}`);
  }
}

export const transport = new Transport();
