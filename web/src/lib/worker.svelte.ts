/** The service worker: opens the page without a network, and says when a new version is there. */
import { isStatic } from './transport.svelte';

const LONGEST = 2000; // milliseconds until a page is painted, for a browser that does not tell
const LOOK_EVERY = 3_600_000;
const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

class Version {
  /** A new version waits until somebody wants it. */
  isNew = $state(false);
  #waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
    // A browser that has none for this page plays on line. That of a server keeps no page, so none of its pages is old.
    if (!registration || !isStatic) return;
    const look = (): void => {
      this.#waiting = registration.waiting;
      this.isNew = this.#waiting !== null && registration.active !== null;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    this.#lookNowAndThen(registration);
  }

  /** The browser looks for a new version when a page is opened. One that stays open for days looks when it is come back to. */
  #lookNowAndThen(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - last < LOOK_EVERY) return;
      last = Date.now();
      void registration.update().catch(() => undefined); // without a network
    });
  }

  /** A server that was away may have come back with a newer page: it names its script otherwise. */
  async look(): Promise<void> {
    if (!import.meta.env.PROD || isStatic) return;
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(() => undefined);
    const named = SCRIPT.exec((answer?.ok && (await answer.text())) || '')?.[1];
    const mine = document.querySelector('script[type="module"]')?.getAttribute('src');
    if (named && mine && named !== mine) this.isNew = true;
  }

  /** Nobody is in the middle of a match here: the page is loaded anew. */
  use(): void {
    if (!this.#waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#waiting.postMessage('take over');
  }
}

export const version = new Version();

/** Something is to be seen: what is to be seen first comes first. Nobody waits for it on a page that nobody looks at. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : LONGEST);
    const look = (paints: PerformanceObserverEntryList): void => {
      if (paints.getEntriesByName('first-contentful-paint').length) resolve();
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  });
}

/** Shows on the icon of an installed table how many matches wait for the person. */
export function badge(count: number): void {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  void setAppBadge?.call(navigator, count).catch(() => undefined);
}
