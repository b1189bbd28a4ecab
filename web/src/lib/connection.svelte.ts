/** The connection to the server: reopens itself and resends requests that were not answered. */
import type { Called, ClientMsg, Done, Me, ServerMsg, State } from '../../gen/protocol';
import { api, Refusal } from './api';
import { type AnySocket, transport } from './transport.svelte';

const PROTOCOL = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const SILENCE = 40_000;
const TOO_FAST_WAIT = 1500;
const JOIN_AGAIN = 2000;
const WRONG_PROTOCOL = 4400;
const TOO_MANY = 4429;
const RELOAD_AFTER = 60_000;

/** A request without its id: the connection gives it one. */
type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type Request = Without<ClientMsg, 'id'>;

interface Pending {
  message: ClientMsg;
  done: (answer: Done) => void;
  refused: (reason: Refusal) => void;
}

/** Somebody who follows a table. */
export interface Follower {
  /** Returns the request that follows a table from the present state on. */
  joining(): Request;
  receive(state: State): void;
  /** It cannot be followed. */
  refuse(reason: Refusal): void;
}

/** `crypto.randomUUID` is not there on a page that came over plain http, as in a home network. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** A page of an older protocol is loaded anew, but not again and again. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Date.now() - last < RELOAD_AFTER) return false;
  sessionStorage.setItem('reloaded', String(Date.now()));
  return true;
}

class Connection {
  /** True while the server is reached; otherwise a quiet banner is shown. */
  isOpen = $state(false);
  /** Too many windows are open for the server to let in another. */
  isCrowded = $state(false);
  me = $state.raw<Me | null>(null);
  /** Somebody invites this person, until that is answered or put away. */
  called = $state.raw<Called | null>(null);
  /** Server time minus the time here, in milliseconds. */
  ahead = 0;

  #socket: AnySocket | undefined;
  #wait = FIRST_WAIT;
  #heard = 0;
  #count = 0;
  readonly #prefix = randomId();
  readonly #pending = new Map<string, Pending>();
  readonly #followers = new Map<string, Follower>();

  /** Learn who one is (the cookie comes with the answer) and open the socket. Never gives up. */
  async open(): Promise<void> {
    try {
      this.me = await api.me();
    } catch {
      this.#later();
      return;
    }
    const socket = await transport.connect(`/socket?protocol=${PROTOCOL}`);
    this.#socket = socket;
    socket.onmessage = (event: { data: unknown }) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data as string) as ServerMsg);
    };
    socket.onclose = (event: { code: number }) => {
      if (this.#socket !== socket) return;
      this.isOpen = false;
      this.isCrowded = event.code === TOO_MANY;
      if (event.code === WRONG_PROTOCOL && mayReload()) location.reload();
      this.#later();
    };
  }

  /** Reconnects after a change of person, because a socket keeps the person that opened it. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    void this.open();
  }

  request(message: Request): Promise<Done> {
    const id = `${this.#prefix}-${++this.#count}`;
    return new Promise((done, refused) => {
      const whole: ClientMsg = { ...message, id };
      this.#pending.set(id, { message: whole, done, refused });
      this.#send(whole);
    });
  }

  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.#join(follower);
    return () => {
      this.#followers.delete(table);
      void this.request({ type: 'leave', table }).catch(() => undefined);
    };
  }

  /** Closes a connection that is silent for too long: a laptop that slept often does not notice by itself. */
  watch(): () => void {
    const timer = setInterval(() => {
      if (!this.isOpen) return;
      if (Date.now() - this.#heard > SILENCE) this.reopen();
      else if (Date.now() - this.#heard > PING_EVERY) void this.request({ type: 'ping' }).catch(() => undefined);
    }, 5000);
    const wake = (): void => {
      if (document.visibilityState === 'visible' && this.isOpen) void this.request({ type: 'ping' }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }

  #join(follower: Follower): void {
    this.request(follower.joining()).catch((reason: unknown) => {
      if (!(reason instanceof Refusal)) return;
      if (reason.code !== 'unavailable') follower.refuse(reason);
      else setTimeout(() => this.#isFollowing(follower) && this.#join(follower), JOIN_AGAIN);
    });
  }

  #isFollowing(follower: Follower): boolean {
    return [...this.#followers.values()].includes(follower);
  }

  #later(): void {
    const jitter = 0.75 + Math.random() / 2;
    setTimeout(() => void this.open(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(message: ClientMsg): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ServerMsg): void {
    switch (message.type) {
      case 'welcome':
        this.#greet(message.me, message.now);
        break;
      case 'state':
        this.ahead = message.now - Date.now();
        this.#followers.get(message.table)?.receive(message);
        break;
      case 'called':
        this.called = message;
        break;
      case 'done':
        this.#pending.get(message.id)?.done(message);
        this.#pending.delete(message.id);
        break;
      case 'refused':
        if (message.id === null) {
          setTimeout(() => this.#resend(), TOO_FAST_WAIT); // unread, so unanswered: too many at once
          break;
        }
        this.#pending.get(message.id)?.refused(new Refusal(message.code, message.text, message.reason ?? null));
        this.#pending.delete(message.id);
    }
  }

  /** Follow every table again from the last version seen, then send what is unanswered, with the same ids. */
  #greet(me: Me, now: number): void {
    this.me = me;
    this.ahead = now - Date.now();
    this.#wait = FIRST_WAIT;
    this.isOpen = true;
    for (const { message } of [...this.#pending.values()]) if (message.type === 'join') this.#pending.delete(message.id);
    const unanswered = [...this.#pending.values()];
    for (const follower of this.#followers.values()) this.#join(follower);
    for (const { message } of unanswered) this.#send(message);
  }

  /** A request that was done already gets the same answer again; nothing happens twice. */
  #resend(): void {
    for (const { message } of this.#pending.values()) this.#send(message);
  }
}

export const connection = new Connection();
