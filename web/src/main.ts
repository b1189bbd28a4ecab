import './design/tokens.css';
import './design/base.css';
import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { builtGames } from './lib/built';
import { settings } from './lib/settings.svelte';
import { needTexts } from './lib/texts.svelte';

// The server was updated under an open page: the parts it would load are gone, the new page has its own. While the server
// is away there is no new page either: this one stays and reconnects.
addEventListener('vite:preloadError', () => {
  const answer = fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  void answer.then(({ ok }) => ok && location.reload()).catch(() => undefined);
});

const target = document.getElementById('app')!;
const game = builtGames[0]?.name;
if (target.dataset.home === settings.language && game) {
  // The first screen stands already (home.js): it comes to life as it is.
  await Promise.all([needTexts(), needTexts(game)]);
  hydrate(App, { target });
  for (const part of target.querySelectorAll<HTMLElement>('[inert]')) part.inert = false;
} else {
  await needTexts();
  target.replaceChildren();
  mount(App, { target });
}
