/** The illustrations of a game: each is a file of its own, loaded when it is first drawn. */
import { SvelteMap } from 'svelte/reactivity';
import type { Drawing } from './drawing';

export type Gallery = (id: string) => Drawing | undefined;

export function gallery(files: Record<string, () => Promise<{ default: Drawing }>>): Gallery {
  const drawings = new SvelteMap<string, Drawing>();
  const asked = new Set<string>();
  return (id) => {
    const load = files[`./art/${id}.ts`];
    if (load && !asked.has(id)) {
      asked.add(id);
      load()
        .then((file) => drawings.set(id, file.default))
        .catch(() => asked.delete(id)); // the icon stays; the next picture asks again
    }
    return drawings.get(id);
  };
}
