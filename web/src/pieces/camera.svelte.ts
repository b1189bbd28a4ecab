/** Which part of a map is seen, and how large. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

interface Limits {
  /** The smallest and the largest scale. */
  least: number;
  most: number;
  /** Fitting does not blow up a small map. */
  roomy: number;
}

const STEP = 1.25;
/** A window as large as this, in pixels, shows a small map in its own size; a larger one shows it larger. */
const AMPLE = 560;

export class Camera {
  readonly #limits: Limits;
  /** The size of the window, in pixels. */
  #width = $state(0);
  #height = $state(0);
  /** How much of its upper edge is covered, and of its lower one. */
  #covered = $state(0);
  #under = $state(0);
  /** What is looked at: the middle of the window, in units of the map. */
  #left = $state(0);
  #top = $state(0);
  #scale = $state(1);
  /** Follows the map as it grows, until somebody moves it by hand. */
  isFitting = $state(true);

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get scale(): number {
    return this.#scale;
  }
  /** Where the origin of the map lies in the window. */
  get x(): number {
    return this.#width / 2 - this.#left * this.#scale;
  }
  get y(): number {
    return this.#height / 2 - this.#top * this.#scale;
  }

  resize(width: number, height: number, covered: number, under: number): void {
    this.#width = width;
    this.#height = height;
    this.#covered = covered;
    this.#under = under;
  }
  /** The height that nothing covers. */
  get #clear(): number {
    return this.#height - this.#covered - this.#under;
  }

  /** Shows the whole box, or as much of it round `focus` as is drawn at the scale that stays legible. */
  fit(box: Box, focus: Spot | null, legible: number): void {
    const height = this.#clear;
    if (this.#width <= 0 || height <= 0) return;
    const scale = Math.min(this.#width / box.width, height / box.height);
    this.#scale = Math.min(Math.max(scale, legible), Math.max(this.#limits.roomy, Math.min(this.#width, height) / AMPLE));
    this.#left = this.#centre(box.left, box.width, this.#width, focus?.left);
    this.#top = this.#centre(box.top, box.height, height, focus?.top) - (this.#covered - this.#under) / this.#scale / 2;
  }

  #centre(start: number, length: number, window: number, focus: number | undefined): number {
    const half = window / this.#scale / 2;
    if (length <= 2 * half || focus === undefined) return start + length / 2;
    return Math.min(Math.max(focus, start + half), start + length - half);
  }

  /** Is all of a box in the window? */
  sees({ left, top, width, height }: Box): boolean {
    const [x, y] = [this.x + left * this.#scale, this.y + top * this.#scale];
    const isWithin = x >= 0 && x + width * this.#scale <= this.#width;
    return isWithin && y >= this.#covered && y + height * this.#scale <= this.#height - this.#under;
  }

  pan(x: number, y: number): void {
    this.isFitting = false;
    this.#left -= x / this.#scale;
    this.#top -= y / this.#scale;
  }

  /** Zooms; what lies under the point (x, y) of the window stays there. */
  zoom(factor: number, x: number, y: number): void {
    this.isFitting = false;
    const scale = this.#bounded(this.#scale * factor);
    const dx = x - this.#width / 2;
    const dy = y - this.#height / 2;
    this.#left += dx / this.#scale - dx / scale;
    this.#top += dy / this.#scale - dy / scale;
    this.#scale = scale;
  }

  /** One press of a button: nearer or farther. */
  step(direction: 1 | -1): void {
    this.zoom(STEP ** direction, this.#width / 2, this.#height / 2);
  }

  /** Moves just as far as it takes to see a rectangle of the window, with `margin` around it. */
  reveal(box: Box, margin: number): void {
    this.#left += overhang(box.left - margin, box.left + box.width + margin, 0, this.#width) / this.#scale;
    this.#top += overhang(box.top - margin, box.top + box.height + margin, this.#covered, this.#height - this.#under) / this.#scale;
  }

  /** All of a box comes into sight: as far as it takes, and no smaller than it takes; a map that was too small to be read
   * becomes legible again where it can. */
  show(box: Box, legible: number): void {
    const scale = Math.min(this.#width / box.width, this.#clear / box.height);
    if (scale < this.#scale) this.#scale = this.#bounded(scale);
    else if (this.#scale < legible && this.isFitting) this.#scale = Math.min(scale, legible);
    const [left, top] = [this.x + box.left * this.#scale, this.y + box.top * this.#scale];
    this.reveal({ left, top, width: box.width * this.#scale, height: box.height * this.#scale }, 0);
  }

  /** A spot of the map comes into sight, with `margin` around it. */
  look({ left, top }: Spot, margin: number): void {
    this.reveal({ left: this.x + left * this.#scale, top: this.y + top * this.#scale, width: 0, height: 0 }, margin * this.#scale);
  }

  /** Nothing of the map can be lost: some of the box always stays in the window. */
  keep(box: Box): void {
    this.#left = Math.min(Math.max(this.#left, box.left), box.left + box.width);
    this.#top = Math.min(Math.max(this.#top, box.top), box.top + box.height);
  }

  #bounded(scale: number): number {
    return Math.min(Math.max(scale, this.#limits.least), this.#limits.most);
  }
}

/** A box with a margin on every side. */
export function around({ left, top, width, height }: Box, margin: number): Box {
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** How far a stretch reaches over the ends of another. */
function overhang(start: number, end: number, first: number, last: number): number {
  if (start < first) return start - first;
  return end > last ? Math.min(end - last, start - first) : 0;
}
