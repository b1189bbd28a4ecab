/** Positions of locations on the map, in its units. */
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

/** A bow from one spot to another, ending short of it. */
export function arc(from: Spot, to: Spot): string {
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const bend = { left: (from.left + to.left) / 2 + dy / 6, top: (from.top + to.top) / 2 - dx / 6 };
  const short = HEIGHT / 4 / Math.hypot(to.left - bend.left, to.top - bend.top);
  const end = { left: to.left - (to.left - bend.left) * short, top: to.top - (to.top - bend.top) * short };
  return `M${from.left} ${from.top}Q${bend.left} ${bend.top} ${end.left} ${end.top}`;
}

/** All of the cells, with a margin. */
export function boxOf(cells: readonly Cell[], margin = MARGIN): Box {
  const corners = cells.map(cornerOf);
  const left = Math.min(...corners.map((corner) => corner.left)) - margin;
  const top = Math.min(...corners.map((corner) => corner.top)) - margin;
  return {
    left,
    top,
    width: Math.max(...corners.map((corner) => corner.left)) + WIDTH + margin - left,
    height: Math.max(...corners.map((corner) => corner.top)) + HEIGHT + margin - top,
  };
}
