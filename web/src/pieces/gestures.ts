/** Hands on a map: drag with one pointer, pinch with two, turn the wheel. A drag is no click. */
import type { Camera } from './camera.svelte';

const SLACK = 6; // pixels a finger may tremble without dragging
const WHEEL = 0.0015;

export function gestures(camera: Camera, moved: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let isDragging = false;

    const at = (event: MouseEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { x: number; y: number; length: number } => {
      const [a, b] = [...pointers.values()];
      if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, length: 0 };
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, length: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, at(event));
      if (pointers.size === 1) {
        start = at(event);
        isDragging = false;
      }
    };
    const move = (event: PointerEvent): void => {
      if (!pointers.has(event.pointerId)) return;
      const before = spread();
      pointers.set(event.pointerId, at(event));
      const after = spread();
      if (!isDragging) {
        const far = start ? Math.hypot(after.x - start.x, after.y - start.y) : 0;
        if (far < SLACK && pointers.size === 1) return;
        isDragging = true;
        for (const id of pointers.keys()) node.setPointerCapture(id);
      }
      camera.pan(after.x - before.x, after.y - before.y);
      if (before.length && after.length) camera.zoom(after.length / before.length, after.x, after.y);
      moved();
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (!isDragging || event.detail === 0) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = at(event);
      camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1)), x, y);
      moved();
    };

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
