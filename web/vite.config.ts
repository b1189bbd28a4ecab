import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** `import goblin from 'icon:goblin-head'` is the drawing of that icon of game-icons.net: only those used are shipped,
 * each with the part of the client that uses it; a name that does not exist stops the build. */
function gameIcons(): Plugin {
  const source = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      icons ??= JSON.parse(readFileSync(source, 'utf8')).icons as Record<string, { body: string }>;
      const name = id.slice('\0icon:'.length);
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons.net has no icon ${name}`);
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
      if (!path) throw new Error(`the icon ${name} is not a single path`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}

/** The client of a server has nothing of the table that needs none; see `isStatic`. */
function noStaticTable(): Plugin {
  const none = '\0no-static-table';
  return {
    name: 'no-static-table',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/static/page') ? none : undefined),
    load: (id) => (id === none ? 'export {};' : undefined),
  };
}

/** The first screen is written when the client is built (src/prerender.ts): of that, what else it could open is no part. */
function firstScreenOnly(): Plugin {
  const none = '\0another-screen';
  return {
    name: 'first-screen-only',
    enforce: 'pre',
    resolveId: (id) => (/^\.\/(screens\/(?!Home\b)|rules\/|static\/page)/.test(id) ? none : undefined),
    load: (id) => (id === none ? 'export default undefined;' : undefined),
  };
}

/** What is needed together is one file, because on a phone each further request costs more than what is in it: the first
 * screen, the table of any game, the board of each, what boards share. What belongs to two is in the one named first. */
const FIRST = ['main.ts', 'ui/Loading.svelte', 'static/page.ts', 'lib/later.ts'];
const TABLE = ['screens/Table.svelte', 'ui/faces.ts'];
const GAMES = ['chest', 'raiders', 'doggies', 'serpent'];
const PARTS = ['first', 'table', 'boards', 'large-boards', ...GAMES];
const parts = new Map<string, string>();

function partOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!parts.size) {
    for (const game of GAMES)
      for (const needed of neededBy([`games/${game}/board.ts`], context)) {
        const other = parts.get(needed);
        parts.set(needed, !other ? game : ['chest', 'boards'].includes(other) ? 'boards' : 'large-boards');
      }
    for (const needed of neededBy(TABLE, context)) parts.set(needed, 'table');
    for (const needed of neededBy(FIRST, context)) parts.set(needed, 'first');
  }
  return parts.get(id) ?? null;
}

/** A group of its own for each: a group takes along what its files need, unless an earlier one has it. */
function group(name: string): { name: Rolldown.CodeSplittingNameFunction } {
  return { name: (id, context) => (partOf(id, context) === name ? name : null) };
}

function neededBy(roots: string[], context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set<string>();
  const waiting = roots.map((name) => fileURLToPath(new URL(`./src/${name}`, import.meta.url)).replaceAll('\\', '/'));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    needed.add(next);
    waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []).filter((imported) => !needed.has(imported)));
  }
  return needed;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    gameIcons(),
    ...(process.env.VITE_STATIC === 'yes' ? [] : [noStaticTable()]),
    ...(isSsrBuild ? [firstScreenOnly()] : []),
    svelte(),
  ],
  ssr: { noExternal: true },
  build: {
    emptyOutDir: true, // where to, scripts/web/build.py says
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: PARTS.map(group) } },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8765', '/socket': { target: 'ws://127.0.0.1:8765', ws: true } },
  },
}));
