import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

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

/** `import titles from 'game:titles'`: what each game is called in each language, so that the first page need not load
 * all texts of all games for their names. */
function gameTitles(): Plugin {
  const games = fileURLToPath(new URL('../src/undercroft/games/', import.meta.url));
  return {
    name: 'game-titles',
    resolveId: (id) => (id === 'game:titles' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0game:titles') return undefined;
      const titles: Record<string, Record<string, string>> = {};
      for (const file of globSync('*/*.ftl', { cwd: games })) {
        const { dir: game, name: language } = parse(file);
        const title = new RegExp(`^${game}-title = (.+)$`, 'm').exec(readFileSync(join(games, file), 'utf8'))?.[1];
        if (title) (titles[language] ??= {})[game] = title;
        this.addWatchFile(join(games, file));
      }
      return `export default ${JSON.stringify(titles)};`;
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), gameTitles(), svelte()],
  build: {
    emptyOutDir: true, // where to, scripts/web/build.py says
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8765', '/socket': { target: 'ws://127.0.0.1:8765', ws: true } },
  },
});
