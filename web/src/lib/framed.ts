/** Frames on pages of other sites: `/frame/table/ID`, `/frame/replay/ID`, `/frame/puzzles/GAME/NUMBER`. */
import { isStatic } from './transport.svelte';

const FRAMED = /^\/frame(\/(table|replay|puzzles)\/.+)$/;

/** The address of the full page of what a frame shows; undefined outside of frames. */
export const framed = isStatic ? undefined : FRAMED.exec(location.pathname)?.[1];
