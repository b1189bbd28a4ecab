/** A line of the log or of the list of moves that speaks of a place points at it on the map while it is looked at. */
import type { Attachment } from 'svelte/attachments';

interface Spot {
  x: number;
  y: number;
}

export const pointing = $state<{ at: Spot | null }>({ at: null });

/** Looked at: under the mouse, or with the keyboard's focus. */
export function pointsAt(told: readonly { args: Record<string, unknown> }[]): Attachment {
  const at = told.map(({ args }) => args).findLast((args): args is Record<string, unknown> & Spot => typeof args['x'] === 'number');
  return (node) => {
    if (!at) return undefined;
    const look = (): void => void (pointing.at = { x: at.x, y: at.y });
    const clear = (): void => {
      if (pointing.at?.x === at.x && pointing.at.y === at.y) pointing.at = null;
    };
    // A line that is taken away loses the focus while the page is being changed, and nothing may be written then.
    const leave = (): void => queueMicrotask(clear);
    const events = { pointerenter: look, focus: look, pointerleave: leave, blur: leave };
    for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener);
    return leave; // the listeners go with the line
  };
}
