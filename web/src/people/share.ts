/** A result of the daily dungeon to give away: as a few characters, and as a picture. */
import type { DailyTry } from '../../gen/protocol';
import { coverOf } from '../games/game';
import { isHereOnly } from '../lib/address';

const SQUARES = 5;
const FULL = '🟧';
const EMPTY = '⬛';
const WIDTH = 1200;
const HEIGHT = 630;
const ICON = 512; // the side of a drawing of game-icons.net

/** So many of five squares, by the share of the others that did worse; none without others. */
function squaresOf({ below }: DailyTry): number | null {
  return below == null ? null : Math.round(below * SQUARES);
}

/** `score` and `url` are words, `path` is that of the run; an address that nobody else can follow is left out. */
export function shareLine(title: string, score: string, mine: DailyTry, path: string, streak: number, url: string): string {
  const full = squaresOf(mine);
  const place = full === null ? '' : ` ${FULL.repeat(full)}${EMPTY.repeat(SQUARES - full)}`;
  const flame = streak > 1 ? ` 🔥${streak}` : '';
  return [`${title} · ${score}${place}${flame}`, path, isHereOnly(url) ? '' : url].filter(Boolean).join('\n');
}

export interface Drawn {
  game: string;
  title: string;
  day: string;
  score: string;
  lines: readonly string[];
  mine: DailyTry;
}

/** The picture, in the colours of the game's light. */
export async function drawShare({ game, title, day, score, lines, mine }: Drawn): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const cover = coverOf(game);
  pen.fillStyle = colour('--stone-0');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(320, 300, 40, 320, 300, 620);
  light.addColorStop(0, `hsl(${cover?.hue ?? 30} 60% 30%)`);
  light.addColorStop(1, 'transparent');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (cover) {
    pen.save();
    pen.translate(90, 100);
    pen.scale(430 / ICON, 430 / ICON);
    pen.fillStyle = colour('--ember-soft');
    pen.fill(new Path2D(cover.icon));
    pen.restore();
  }
  const write = (text: string, y: number, size: number, font: string, fill: string): void => {
    pen.font = `700 ${size}px ${font}`;
    pen.fillStyle = fill;
    pen.fillText(text, 590, y, WIDTH - 640);
  };
  const title_ = "'Alegreya', serif";
  const text_ = "'Alegreya Sans', sans-serif";
  write(title, 150, 64, title_, colour('--text'));
  write(day, 205, 36, text_, colour('--text-soft'));
  write(score, 340, 110, title_, colour('--ember'));
  lines.forEach((line, i) => write(line, 405 + 48 * i, 38, text_, colour('--text')));
  const full = squaresOf(mine);
  for (let i = 0; full !== null && i < SQUARES; i += 1) {
    pen.fillStyle = i < full ? colour('--ember') : colour('--stone-4');
    pen.beginPath();
    pen.roundRect(590 + i * 70, 500, 56, 56, 10);
    pen.fill();
  }
  pen.font = `700 34px ${title_}`;
  pen.fillStyle = colour('--text-faint');
  pen.textAlign = 'end';
  pen.fillText('Undercroft', WIDTH - 40, HEIGHT - 36);
  return canvas;
}
