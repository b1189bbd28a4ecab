import { readFileSync } from 'node:fs';
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

/** What the first screen cannot do without is one file: on a phone each further request costs more than what is in it. */
function first(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!needed.size) {
    const waiting = [new URL('./src/main.ts', import.meta.url).pathname];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      needed.add(next);
      waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []).filter((imported) => !needed.has(imported)));
    }
  }
  return needed.has(id) ? 'first' : null;
}
const needed = new Set<string>();

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
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: first }] } },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8765', '/socket': { target: 'ws://127.0.0.1:8765', ws: true } },
  },
}));
