/** The first screen as text, for the page to hold before its script comes: run by scripts/web/prerender.mjs. */
import { render } from 'svelte/server';
import App from './App.svelte';
import { builtGames } from './lib/built';
import { settings, type Language } from './lib/settings.svelte';
import { needTexts } from './lib/texts.svelte';

export async function home(language: Language): Promise<string> {
  settings.language = language;
  await Promise.all([needTexts(), ...builtGames.slice(0, 1).map(({ name }) => needTexts(name))]);
  return render(App).body;
}
