import type { FrameStyle } from '#design';
import type { Box } from '#raster';
import { allRound, drawBox, PathWriter } from './path-data.ts';

/** A frame around a code, with lengths in units of the drawing. */
export interface FrameShape {
  readonly frame: FrameStyle;
  readonly box: Box;
  readonly line: number;
  /** Radius of the outer corners and of a ticket's notches. A frame of the style `line` always has square corners. */
  readonly radius: number;
  /** The y at which the words below the code begin; null without words. */
  readonly wordsTop: number | null;
}

/** Returns a frame's path data. Without words, a `tab` (filled) and a `ticket` (perforated) are plain and rounded. */
export function outlineOfFrame({ frame, box, line, radius, wordsTop }: FrameShape): string {
  const path = new PathWriter();
  const inner = insetBox(box, line);
  if (frame === 'ticket' && wordsTop !== null) {
    const notch = { y: wordsTop, deep: radius, high: radius };
    drawTicket(path, box, radius, notch);
    // With this height of the inner notch, the line around the outer notch is as wide as everywhere else.
    const high = Math.sqrt((radius + line) ** 2 - line ** 2);
    drawTicket(path, inner, radius - line, { ...notch, high }, true);
    perforate(path, inner, radius, line, wordsTop);
    return path.d;
  }
  const [outerRadius, innerRadius] = frame === 'line' ? [0, 0] : [radius, radius - line];
  drawBox(path, box, allRound(outerRadius));
  const hole = frame === 'tab' && wordsTop !== null ? { ...inner, height: wordsTop - inner.y } : inner;
  drawBox(path, hole, allRound(innerRadius), true);
  return path.d;
}

function insetBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

interface Notch {
  readonly y: number;
  readonly deep: number;
  /** Half of its height, measured along the side. */
  readonly high: number;
}

function drawTicket(path: PathWriter, box: Box, radius: number, notch: Notch, isHole = false): void {
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const { y, deep, high } = notch;
  path.moveTo(left + radius, top);
  if (isHole) {
    goRound(path, left, top, -radius, 0, 0, radius);
    cutNotch(path, left, y, deep, high);
    goRound(path, left, bottom, 0, radius, radius, 0);
    goRound(path, right, bottom, radius, 0, 0, -radius);
    cutNotch(path, right, y, -deep, -high);
    goRound(path, right, top, 0, -radius, -radius, 0);
  } else {
    goRound(path, right, top, radius, 0, 0, radius);
    cutNotch(path, right, y, -deep, high);
    goRound(path, right, bottom, 0, radius, -radius, 0);
    goRound(path, left, bottom, -radius, 0, 0, -radius);
    cutNotch(path, left, y, deep, -high);
    goRound(path, left, top, 0, -radius, radius, 0);
  }
  path.close();
}

/** Draws the notch of one side. `deep` is negative if the notch points left, `high` if the outline runs upward. */
function cutNotch(path: PathWriter, side: number, y: number, deep: number, high: number): void {
  goRound(path, side + deep, y - high, deep, 0, 0, high);
  goRound(path, side + deep, y + high, 0, high, -deep, 0);
}

/** Draws a line to a corner at `x`, `y`, from `(inX, inY)` before it to `(outX, outY)` after it. */
function goRound(path: PathWriter, x: number, y: number, inX: number, inY: number, outX: number, outY: number): void {
  path.lineTo(x - inX, y - inY);
  path.arcTo(inX * outY - inY * outX > 0, x + outX, y + outY);
}

/** Thickness of the perforation as a share of the width of the frame's line; freely chosen. */
const PERFORATION = 0.4;

function perforate(path: PathWriter, { x, width }: Box, radius: number, line: number, y: number): void {
  const [start, end] = [x + radius + 2 * line, x + width - radius - 2 * line];
  // There is a dash at each end, and gaps are as long as dashes. A dash is about three times as long as it is thick.
  const thick = PERFORATION * line;
  const dashes = Math.max(1, Math.round((end - start) / (6 * thick)));
  const dash = (end - start) / (2 * dashes - 1);
  for (let k = 0; k < dashes; k++) {
    drawBox(path, { x: start + 2 * k * dash, y: y - thick / 2, width: dash, height: thick }, allRound(0));
  }
}
