/** Addresses of the client, kept in the browser's history. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'cards'; game: string }
  | { screen: 'profile'; id: string }
  | { screen: 'daily' }
  | { screen: 'puzzles'; game: string | undefined; number: number }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'nowhere' };

function read(path: string): Route {
  const [first, id, part] = path.split('/').filter(Boolean);
  if (first === 'table' && id) return { screen: 'table', id };
  if (first === 'replay' && id) return { screen: 'replay', id };
  if (first === 'cards' && id) return { screen: 'cards', game: id };
  if (first === 'profile') return { screen: 'profile', id: id ?? 'me' };
  if (first === 'daily') return { screen: 'daily' };
  if (first === 'puzzles') return { screen: 'puzzles', game: id, number: Number(part) || 1 };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'about') return { screen: 'about' };
  return { screen: first === undefined ? 'home' : 'nowhere' };
}

let route = $state.raw(read(location.pathname));
addEventListener('popstate', () => (route = read(location.pathname)));

export function here(): Route {
  return route;
}

export function go(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, '', path);
  route = read(location.pathname);
  scrollTo(0, 0);
}

/** An attachment for links of the client: they open without loading the page again. */
export function link(node: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener('click', follow);
  return () => node.removeEventListener('click', follow);
}
