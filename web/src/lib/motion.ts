/** Movement of things between places: because the view changed, never instead of it. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { pace } from './settings.svelte';

/** A duration in milliseconds under the speed setting. */
export function lasting(milliseconds: number): number {
  return milliseconds * pace();
}

const arrive = (): TransitionConfig => ({
  duration: lasting(260),
  easing: cubicOut,
  css: (p) => `opacity: ${p}; scale: ${0.8 + 0.2 * p}`,
});

/** `send` and `receive` for one board: a thing that leaves one list and enters another under the same key flies. */
export function flight(): ReturnType<typeof crossfade> {
  return crossfade({ duration: () => lasting(480), easing: cubicOut, fallback: arrive });
}

/** Parameters of `animate:flip`, with which neighbours close a gap. */
export function closing(): { duration: number; easing: (t: number) => number } {
  return { duration: lasting(320), easing: cubicOut };
}
