import { gridSize, type ModuleGrid } from '#drawing';
import { localMeans } from '#fitting';
import type { GrayPicture, Pixels } from '#raster';
import {
  boxAround,
  type Corners,
  type KnownModule,
  lumaBetween,
  moduleLength,
  type Point,
  project,
  projectionOf,
} from './projection.ts';

/**
 * Tried in turn: control points along each axis of a net over the code, and how far they move, in modules. Between
 * them the net is bilinear.
 */
const NETS = [
  { points: 3, steps: [0.5, 0.25, 0.12] },
  { points: 5, steps: [0.5, 0.25, 0.12] },
  { points: 9, steps: [0.25, 0.12] },
] as const;

/** The corners may be a little wrong. */
const PLANE_STEPS = [0.25, 0.12, 0.06] as const;

const ROUNDS = 3;

/** Where a module is sampled along each axis: near its corners, so that an offset is noticed. */
const PLACES = [0.2, 0.8] as const;

/** Half the side of the window of the local mean, in modules. */
const WINDOW = 5;

/** Luma levels from the local mean at which a point is certainly dark or light. */
const CERTAIN = 30;

/** In a larger code, evenly spaced modules are sampled. */
const MOST_MODULES = 1200;

/** With this share of points in place, a code counts as flat. */
const FLAT_ENOUGH = 0.96;

/** What a control point costs for each squared module that it is away from a neighbor. */
const STIFFNESS = 6;

/** How a code lies in a picture, compared with the plane through its corners. */
export interface Bend {
  /** Shares of the points near the corners of known modules with the right tone: on the best plane, and on the surface. */
  readonly onPlane: number;
  readonly onSurface: number;
  /** How far the surface lies beside the plane, in modules, at a place in modules from the code's upper left corner. */
  readonly shiftAt: (x: number, y: number) => Point;
}

/** Shifts of control points, in modules, row by row. */
interface Net {
  readonly points: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Whether the surface fits the known modules, and much better than the plane does. Dirt, stickers and scratches fit no
 * surface, and noise does not either.
 */
export function isBent({ onPlane, onSurface }: Bend): boolean {
  return onSurface >= LEAST_FIT && 1 - onSurface <= MOST_LEFT * (1 - onPlane) && onPlane <= FLAT_ENOUGH;
}

const LEAST_FIT = 0.85;

/** Share of the points without the right tone that may be left. */
const MOST_LEFT = 0.55;

/** Finds the surface on which `known` modules have the right tones. Tones are compared with the mean around them. */
export function measureBend(gray: GrayPicture, corners: Corners, size: number, known: readonly KnownModule[]): Bend {
  const toneIn = tonesIn(gray, corners, WINDOW * moduleLength(corners, size));
  const projection = projectionOf(corners, size);
  const stride = Math.ceil(known.length / MOST_MODULES);
  const samples = known
    .filter((_, k) => k % stride === 0)
    .flatMap(({ x, y, isDark }) =>
      PLACES.flatMap((v) => PLACES.map((u) => ({ x: x + u, y: y + v, sign: isDark ? -1 : 1 }))),
    );
  /** Positive where a point has the right tone. */
  const fitAt = ({ x, y, sign }: Sample, net: Net): number => {
    const { x: right, y: down } = shiftIn(net, x / size, y / size);
    const seen = project(projection, x + right, y + down);
    return sign * toneIn(seen.x, seen.y);
  };
  const shareOn = (net: Net): number => {
    const right = samples.reduce((sum, sample) => sum + Math.sign(fitAt(sample, net)), 0);
    // The code may be light on dark.
    return (1 + Math.abs(right / samples.length)) / 2;
  };
  const polarity = Math.sign(samples.reduce((sum, sample) => sum + fitAt(sample, FLAT), 0));
  let net = FLAT;
  const fitNet = (points: number, steps: readonly number[]): void => {
    net = refined(net, points);
    const cell = size / (points - 1);
    const near = Array.from(net.x, (_, k) => {
      const [column, row] = [(k % points) * cell, Math.floor(k / points) * cell];
      return samples.filter(({ x, y }) => Math.abs(x - column) < cell && Math.abs(y - row) < cell);
    });
    const scoreAt = (k: number): number =>
      near[k].reduce((sum, sample) => sum + polarity * fitAt(sample, net), 0) - STIFFNESS * roughness(net, k);
    for (const step of steps) for (let round = 0; round < ROUNDS && climb(net, step, scoreAt); round++);
  };
  fitNet(FLAT.points, PLANE_STEPS);
  const onPlane = shareOn(net);
  for (const { points, steps } of onPlane > FLAT_ENOUGH ? [] : NETS) fitNet(points, steps);
  return { onPlane, onSurface: shareOn(net), shiftAt: (x, y) => shiftIn(net, x / size, y / size) };
}

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly sign: number;
}

const FLAT: Net = { points: 2, x: new Float64Array(4), y: new Float64Array(4) };

/** Returns a function that tells how much lighter than its surroundings a place near a code is, from -1 to 1. */
function tonesIn(gray: GrayPicture, corners: Corners, radius: number): (x: number, y: number) => number {
  const box = boxAround(corners, radius, gray);
  if (!box) return () => 0;
  const { x: left, y: top, width, height } = box;
  const edges = { left, top, right: left + width, bottom: top + height };
  const meanAt = localMeans(gray, edges, Math.max(2, Math.round(radius)));
  const luma = Float32Array.from({ length: width * height }, (_, k) => {
    const [x, y] = [left + (k % width), top + Math.floor(k / width)];
    const above = gray.luma[y * gray.width + x] - meanAt(x, y);
    return Math.max(-1, Math.min(1, above / CERTAIN));
  });
  return (x, y) => lumaBetween({ width, height, luma }, x - left, y - top);
}

/** Moves each control point where its score is highest, by one step. Returns whether any was moved. */
function climb(net: Net, step: number, scoreAt: (point: number) => number): boolean {
  let isMoved = false;
  for (let k = 0; k < net.x.length; k++) {
    let score = scoreAt(k);
    for (const [values, move] of [
      [net.x, step],
      [net.x, -step],
      [net.y, step],
      [net.y, -step],
    ] as const) {
      values[k] += move;
      const reached = scoreAt(k);
      if (reached > score) [score, isMoved] = [reached, true];
      else values[k] -= move;
    }
  }
  return isMoved;
}

/** Returns the picture of a code on `grid` as it would be if the surface were flat. */
export function flatten(picture: Pixels, grid: ModuleGrid, { shiftAt }: Bend): Pixels {
  const { width, height, data: seen } = picture;
  const data = new Uint8ClampedArray(seen.length);
  const module = gridSize(grid) / (grid.edges.length - 1);
  const seenPixel = (place: number, length: number): number => Math.min(length - 1, Math.max(0, Math.round(place)));
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const shift = shiftAt((x + 0.5) / module - grid.margin, (y + 0.5) / module - grid.margin);
      const from = 4 * (seenPixel(y + shift.y * module, height) * width + seenPixel(x + shift.x * module, width));
      for (let channel = 0; channel < 4; channel++) data[at + channel] = seen[from + channel];
    }
  }
  return { width, height, data };
}

/** `across` and `down` are shares of the code. Beyond its edges, those of the nearest edge count. */
function shiftIn({ points, x, y }: Net, across: number, down: number): Point {
  const [u, v] = [across, down].map((share) => Math.min(1, Math.max(0, share)) * (points - 1));
  const [i, j] = [Math.min(points - 2, Math.floor(u)), Math.min(points - 2, Math.floor(v))];
  const at = j * points + i;
  const [s, t] = [u - i, v - j];
  const between = (values: Float64Array): number =>
    (1 - t) * ((1 - s) * values[at] + s * values[at + 1]) +
    t * ((1 - s) * values[at + points] + s * values[at + points + 1]);
  return { x: between(x), y: between(y) };
}

function refined(net: Net, points: number): Net {
  const x = new Float64Array(points * points);
  const y = new Float64Array(points * points);
  for (let k = 0; k < x.length; k++) {
    const shift = shiftIn(net, (k % points) / (points - 1), Math.floor(k / points) / (points - 1));
    [x[k], y[k]] = [shift.x, shift.y];
  }
  return { points, x, y };
}

/** The squared distances between a control point's shift and those of its neighbors. */
function roughness({ points, x, y }: Net, k: number): number {
  const [column, row] = [k % points, Math.floor(k / points)];
  const from = (other: number): number => (x[other] - x[k]) ** 2 + (y[other] - y[k]) ** 2;
  let sum = 0;
  if (column > 0) sum += from(k - 1);
  if (column < points - 1) sum += from(k + 1);
  if (row > 0) sum += from(k - points);
  if (row < points - 1) sum += from(k + points);
  return sum;
}
