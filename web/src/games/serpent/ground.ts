/** Where locations lie on the map, in its units. */
import type { Box, Spot } from '../../pieces/camera.svelte';

export const WIDTH = 190;
export const HEIGHT = 140;
const GAP = 14;
const MARGIN = 26;

export interface Cell {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export function cornerOf({ x, y }: Cell): Spot {
  return { left: x * (WIDTH + GAP), top: y * (HEIGHT + GAP) };
}

export function middleOf(cell: Cell): Spot {
  const { left, top } = cornerOf(cell);
  return { left: left + WIDTH / 2, top: top + HEIGHT / 2 };
}

/** All of the cells, with a margin. */
export function boxOf(cells: readonly Cell[]): Box {
  const corners = cells.map(cornerOf);
  const left = Math.min(...corners.map((corner) => corner.left)) - MARGIN;
  const top = Math.min(...corners.map((corner) => corner.top)) - MARGIN;
  return {
    left,
    top,
    width: Math.max(...corners.map((corner) => corner.left)) + WIDTH + MARGIN - left,
    height: Math.max(...corners.map((corner) => corner.top)) + HEIGHT + MARGIN - top,
  };
}
