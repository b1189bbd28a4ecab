// Writes the first screen in every language: node prerender.mjs BUNDLE DATA OUT. What a browser would have, the client
// finds here as far as it asks for it before anybody does anything.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bundle, data, out] = process.argv.slice(2);
const { games, texts } = JSON.parse(readFileSync(data, 'utf8'));
const nothing = () => undefined;
const screen = {
  document: { baseURI: 'http://localhost/', getElementById: () => ({ textContent: JSON.stringify(games) }) },
  location: { pathname: '/', search: '', hash: '' },
  navigator: { languages: [] },
  addEventListener: nothing,
  PerformanceObserver: class { observe() {} },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  // The texts of games are asked for by language, of a server as of a folder.
  fetch: async (address) => new Response(texts[/\/(\w\w)(\.ftl)?$/.exec(String(address))[1]]),
};
for (const [name, value] of Object.entries(screen)) Object.defineProperty(globalThis, name, { value, configurable: true });
const { home } = await import(pathToFileURL(bundle).href);
const pages = {};
for (const language of Object.keys(texts)) pages[language] = await home(language);
writeFileSync(out, JSON.stringify(pages));
process.exit(0); // the client would wait for a line
