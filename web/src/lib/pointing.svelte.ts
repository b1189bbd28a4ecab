/** A line of the log or of the list of moves that speaks of a place points at it on the board while it is looked at. */
import type { Attachment } from 'svelte/attachments';

interface Spot {
  x: number;
  y: number;
}

/** A place by where it is, or by its name: a room, a location. */
export const pointing = $state<{ at: Spot | null; place: string | null }>({ at: null, place: null });

const isSpot = (args: Record<string, unknown>): args is Record<string, unknown> & Spot => typeof args['x'] === 'number';
const nameOf = (args: Record<string, unknown>): unknown => args['place'] ?? args['room'];

/** Looked at: under the mouse, or with the keyboard's focus. */
export function pointsAt(told: readonly { args: Record<string, unknown> }[]): Attachment {
  const all = told.map(({ args }) => args);
  const spot = all.findLast(isSpot);
  const place = all.map(nameOf).findLast((name): name is string => typeof name === 'string');
  return (node) => {
    if (!spot && place === undefined) return undefined;
    const look = (): void => {
      pointing.at = spot ? { x: spot.x, y: spot.y } : null;
      pointing.place = place ?? null;
    };
    const clear = (): void => {
      const isHere = pointing.at?.x === spot?.x && pointing.at?.y === spot?.y && pointing.place === (place ?? null);
      if (isHere) Object.assign(pointing, { at: null, place: null });
    };
    // A line that is taken away loses the focus while the page is being changed, and nothing may be written then.
    const leave = (): void => queueMicrotask(clear);
    const events = { pointerenter: look, focus: look, pointerleave: leave, blur: leave };
    for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener);
    return leave; // the listeners go with the line
  };
}
