/** Addresses of the client, kept in the browser's history. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'cards'; game: string }
  | { screen: 'lesson'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'nowhere' };

function read(path: string): Route {
  const [first, id] = path.split('/').filter(Boolean);
  if (first === 'table' && id) return { screen: 'table', id };
  if (first === 'replay' && id) return { screen: 'replay', id };
  if (first === 'cards' && id) return { screen: 'cards', game: id };
  if (first === 'rules' && id) return { screen: 'rules', game: id };
  if (first === 'lesson' && id) return { screen: 'lesson', game: id };
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

/** Goes on to another address in place of this one: the way back leads past it. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  route = read(location.pathname);
}

/** An attachment for links of the client: they open without loading the page again. */
export function link(node: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return () => node.removeEventListener('click', follow);
}
