/** Files that one keeps: records of matches. */
import { isStatic, transport } from './transport.svelte';

/** An attachment for links with `download`: where there is no server, the table in this browser gives the file. */
export function keep(node: HTMLAnchorElement): (() => void) | undefined {
  if (!isStatic) return undefined;
  const give = (event: MouseEvent): void => {
    event.preventDefault();
    void save(node.pathname + node.search, node.download);
  };
  node.addEventListener('click', give);
  return () => node.removeEventListener('click', give);
}

async function save(path: string, name: string): Promise<void> {
  const answer = await transport.fetch(path);
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
