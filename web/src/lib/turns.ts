/** Announces the person's turn at slow tables while the page is hidden: a number on its icon, and a message for each.
 * See docs/decisions/your-turn.md. */
import type { NewChannel, Summary } from '../../gen/protocol';
import { api } from './api';
import { awaitsMe } from './tables';
import { learnTitles, t, titleOf } from './texts.svelte';
import { badge } from './worker.svelte';

const KEY = 'undercroft.turns';
const EVERY = 60_000;

/** The permission of the browser: messages are unavailable, were never asked for, are on or off, or are forbidden. */
export type Wish = 'never' | 'no' | 'yes' | 'denied';

export function wish(): Wish {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'never';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'yes' ? 'yes' : 'no';
}

/** Somebody has clicked: only then may the browser be asked. */
export async function change(isWanted: boolean): Promise<Wish> {
  if (isWanted) await Notification.requestPermission();
  localStorage.setItem(KEY, isWanted ? 'yes' : 'no');
  return wish();
}

function isSlow({ clock, phase }: Summary): boolean {
  return clock.kind === 'days' && phase === 'playing';
}

async function tell({ id, game }: Summary): Promise<void> {
  if (titleOf(game) === game) learnTitles(await api.games());
  const registration = await navigator.serviceWorker.ready;
  const icon = `${import.meta.env.BASE_URL}icon-192.png`;
  await registration.showNotification(titleOf(game), { body: t('turns-yours'), tag: id, icon, data: `/table/${id}` });
}

/** A visible page needs no announcement. */
async function clear(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
}

/** Starts the announcements for as long as the page lives. */
export function watch(): void {
  /** The number of steps by table when its turn was known; null while the page is visible. */
  let known: Map<string, number> | null = null;
  let timer = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const { tables } = await api.myTables().catch(() => ({ tables: null }));
    if (!document.hidden) return;
    if (tables) {
      const waiting = tables.filter(awaitsMe);
      badge(waiting.length);
      const slow = waiting.filter(isSlow);
      // What waited already when the page was left was seen there.
      const fresh = slow.filter(({ id, steps }) => known && known.get(id) !== steps);
      known = new Map(slow.map(({ id, steps }) => [id, steps]));
      if (wish() === 'yes') for (const table of fresh) void tell(table);
      if (!tables.some(isSlow)) return; // until somebody has looked again
    }
    timer = window.setTimeout(() => void look(), EVERY);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void look();
    else {
      clearTimeout(timer);
      known = null;
      if (wish() === 'yes') void clear();
    }
  });
}

/** Subscribes this browser to messages of the server while no page is open; null if the browser does not allow it. */
export async function subscribe(key: string): Promise<Pick<NewChannel, 'address' | 'keys'> | null> {
  if (!('PushManager' in window) || (await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  try {
    const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
    return { address: endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
  } catch {
    return null; // its maker's service cannot be reached
  }
}
