/** Addresses of the client, kept in the browser's history. A host of plain files knows one page: there they follow a #. */
import { isStatic } from './transport.svelte';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'cards'; game: string }
  | { screen: 'profile'; id: string }
  | { screen: 'daily' }
  | { screen: 'puzzles'; game: string | undefined; number: number }
  | { screen: 'lesson'; game: string }
  | { screen: 'rules'; game: string }
  | { screen: 'weekly'; circle: string | undefined }
  | { screen: 'privacy' }
  | { screen: 'friends'; token: string | undefined }
  | { screen: 'letter'; act: 'mute' | 'confirm'; token: string }
  | { screen: 'settings' }
  | { screen: 'workshop'; game: string }
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
  if (first === 'rules' && id) return { screen: 'rules', game: id };
  if (first === 'lesson' && id) return { screen: 'lesson', game: id };
  if (first === 'weekly') return { screen: 'weekly', circle: id };
  if (first === 'privacy') return { screen: 'privacy' };
  if (first === 'friends' || (first === 'friend' && id)) return { screen: 'friends', token: id };
  if ((first === 'mute' || first === 'confirm') && id) return { screen: 'letter', act: first, token: id };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'workshop') return { screen: 'workshop', game: id ?? 'raiders' };
  if (first === 'about') return { screen: 'about' };
  return { screen: first === undefined ? 'home' : 'nowhere' };
}

/** The path and what follows a question mark. */
function address(): [path: string, query: string] {
  if (!isStatic) return [location.pathname, location.search];
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  return [path, query];
}

let route = $state.raw(read(address()[0]));
addEventListener('popstate', () => (route = read(address()[0])));

export function here(): Route {
  return route;
}

/** The query of the address. */
export function query(name: string): string | null {
  return new URLSearchParams(address()[1]).get(name);
}

export function go(path: string): void {
  const target = isStatic ? `#${path}` : path;
  if (target !== (isStatic ? location.hash : location.pathname + location.search)) history.pushState(null, '', target);
  route = read(address()[0]);
  scrollTo(0, 0);
}

/** Goes on to another address in place of this one: the way back leads past it. A new query alone changes no screen. */
export function replace(path: string): void {
  history.replaceState(null, '', isStatic ? `#${path}` : path);
  const next = read(address()[0]);
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next;
}

/** An attachment for links of the client: they open without loading the page again. */
export function link(node: HTMLAnchorElement): () => void {
  if (isStatic && !node.hash) node.href = `#${node.pathname}${node.search}`;
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(isStatic ? node.hash.slice(1) : node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return () => node.removeEventListener('click', follow);
}
