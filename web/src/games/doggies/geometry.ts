/** Positions on the map: rooms are squares of CELL, x grows to the east, y to the north. */
import type { Box } from '../../pieces/camera.svelte';
import { SIDES, type Place, type Side } from './table';

export const CELL = 120;

const WAYS: Record<Side, { dx: number; dy: number; angle: number }> = {
  north: { dx: 0, dy: 1, angle: 0 },
  east: { dx: 1, dy: 0, angle: 90 },
  south: { dx: 0, dy: -1, angle: 180 },
  west: { dx: -1, dy: 0, angle: 270 },
};

export function beside({ x, y }: Place, side: Side): Place {
  return { x: x + WAYS[side].dx, y: y + WAYS[side].dy };
}

/** Returns the degrees by which a drawing of the north side is turned for another side. */
export function angleOf(side: Side): number {
  return WAYS[side].angle;
}

/** The middle of a place, in the units of the map. */
export function middle({ x, y }: Place): { left: number; top: number } {
  return { left: x * CELL, top: -y * CELL };
}

export function edge(place: Place, side: Side, share = 0.5): { left: number; top: number } {
  const { left, top } = middle(place);
  return { left: left + WAYS[side].dx * CELL * share, top: top - WAYS[side].dy * CELL * share };
}

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;

/** The part of the map that holds all places. */
export function boxOf(places: readonly Place[], margin = 0): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = (Math.min(...xs) - 0.5 - margin) * CELL;
  const top = -(Math.max(...ys) + 0.5 + margin) * CELL;
  const right = (Math.max(...xs) + 0.5 + margin) * CELL;
  const bottom = -(Math.min(...ys) - 0.5 - margin) * CELL;
  return { left, top, width: right - left, height: bottom - top };
}

/** Sides after some quarter turns clockwise. */
export function turned(sides: readonly Side[], quarters: number): Side[] {
  return sides.map((side) => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!);
}
