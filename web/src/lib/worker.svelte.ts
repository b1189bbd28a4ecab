/** The service worker: opens the page without a network, and says when a new version is there. */

const HIDDEN = 500;

class Version {
  /** A new version waits until somebody wants it. */
  isNew = $state(false);
  #waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
    if (!registration) return; // a browser that has none for this page plays on line
    const look = (): void => {
      this.#waiting = registration.waiting;
      this.isNew = this.#waiting !== null && registration.active !== null;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }

  /** Nobody is in the middle of a match here: the page is loaded anew. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage('take over');
  }
}

export const version = new Version();

/** The first screen stands; on a page that nobody looks at, after a moment. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** On the icon of an installed table: how many matches wait for oneself. */
export function badge(count: number): void {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  void setAppBadge?.call(navigator, count).catch(() => undefined);
}
