/** Answers that a host of plain files gives instead of a server. */

/** Files that need no Python: what one chooses from is there before it is. */
const FILES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^\/api\/games$/, () => 'api/games.json'],
  [/^\/api\/games\/(\w+)\/texts\/(\w+)$/, (game, language) => `api/${game}/${language}.ftl`],
  [/^\/api\/games\/(\w+)\/(figures|faces)$/, (game, kind) => `api/${game}/${kind}.json`],
];

/** The answer of a file, where there is one. */
export function askFile(path: string, { method = 'GET' }: RequestInit): Promise<Response> | undefined {
  for (const [pattern, name] of FILES) {
    const found = method === 'GET' ? pattern.exec(path) : null;
    if (found) return fetch(new URL(name(...found.slice(1)), document.baseURI));
  }
  return undefined;
}
