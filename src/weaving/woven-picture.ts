import type { Rgba, Weave, WeaveLook } from '#design';
import { type ModuleGrid, pixelGrid } from '#drawing';
import { blockLayout, type Message, type QrCode, symbolSize } from '#engine';
import { clearPixels, type Pixels } from '#raster';
import { chromaOf, colorPixels, inkOf } from './color.ts';
import { levelsFor } from './levels.ts';
import { lumaPainter } from './luma-painter.ts';
import { codeEdges, findReadableLevels, type ReadableLevels } from './readable-levels.ts';
import { FLAT, PEARLS_LEAST_STRENGTH } from './recipe.ts';
import { cutSquare } from './square.ts';
import { meansByModule, readTones, type Tones } from './tones.ts';
import { messageToWeave, type WeaveOptions, type WovenCode, weaveCode } from './weave-code.ts';

/** A picture woven into a code, before it is painted in any size. */
export interface WovenPicture {
  readonly code: QrCode;
  /** The colour of finder patterns that suits the picture. */
  readonly ink: Rgba;
  readonly facts: WovenFacts;
  readonly weave: Weave;
  readonly image: Pixels;
  readonly means: Float32Array;
  readonly readable: ReadableLevels;
  /** The woven part of the image on the reference grid. */
  readonly square: Pixels;
}

/** What can be said of a woven picture. */
export interface WovenFacts {
  /** Share of the weight of all modules that agree with the picture, 0 to 1. */
  readonly match: number;
  /** The same in the focus. */
  readonly focusMatch: number;
  /** Share of modules in flat middle tones, of which a code shows little. */
  readonly flatShare: number;
  /** Wrong codewords in the worst block by the worse reader model, and how many can be repaired in it. */
  readonly wrongCodewords: number;
  readonly repairable: number;
}

/** What the woven code of an image depends on, the strength and the look apart. */
interface Woven {
  readonly key: string;
  readonly woven: WovenCode;
  readonly square: Pixels;
  readonly tones: Tones;
  readonly means: Float32Array;
  readonly ink: Rgba;
}

/** The last code of each image: it stays while the strength is dragged. */
const lastWoven = new WeakMap<Pixels, Woven>();

/** The last picture of each image: a draft is generated as it is, and drawn again for files. */
const lastPictures = new WeakMap<Pixels, { readonly key: string; readonly picture: WovenPicture }>();

/**
 * Weaves the image into the code of a text. Pure: the same input always gives the same picture. Throws what `messageToWeave` throws.
 */
export function weavePicture(text: string, eci: boolean, weave: Weave, image: Pixels): WovenPicture {
  const key = JSON.stringify([text, eci, weave]);
  const last = lastPictures.get(image);
  if (last?.key === key) return last.picture;
  const picture = weaveAnew(text, eci, weave, image);
  lastPictures.set(image, { key, picture });
  return picture;
}

function weaveAnew(text: string, eci: boolean, weave: Weave, image: Pixels): WovenPicture {
  const options: WeaveOptions = { level: weave.isSturdy ? 'M' : 'L', eci };
  const message = messageToWeave(text, options);
  const last = weaveOnce(text, options, message, weave, image);
  const { woven, square, tones, means, ink } = last;
  const { code } = woven;
  const levels = levelsFor(code, means, strengthOf(weave));
  const readable = findReadableLevels(code, tones, means, levels, referenceGrid(code.size), weave.look);
  const facts = { ...factsOf(woven, means), wrongCodewords: readable.wrongCodewords, repairable: repairableOf(code) };
  return { code, ink, facts, weave, image, means, readable, square };
}

/** The code's pixels without its quiet zone, with white in the place of its finder patterns. `grid` must be one of pixels. */
export function paintWoven(picture: WovenPicture, grid: ModuleGrid): Pixels {
  const { code, ink, weave, image, means, readable } = picture;
  const edges = codeEdges(grid);
  const size = edges[edges.length - 1];
  const isPainted = isReference(grid);
  const square = isPainted ? picture.square : cutSquare(image, weave.crop, size);
  const luma = isPainted ? readable.luma : paintLuma(code, square, means, readable, edges, weave.look);
  const pixels = clearPixels(size, size);
  colorPixels(square, luma, chromaOf(ink), pixels);
  return pixels;
}

/** Levels and cores are those of the specified picture, whatever the size. */
function paintLuma(
  code: QrCode,
  square: Pixels,
  means: Float32Array,
  { levels, cores }: ReadableLevels,
  edges: readonly number[],
  look: WeaveLook,
): Float32Array {
  const painter = lumaPainter(code, readTones(square, code.size), means, levels, edges, look, cores);
  for (let module = 0; module < means.length; module++) painter.repaint(module);
  return painter.luma;
}

function weaveOnce(
  text: string,
  options: WeaveOptions,
  message: Message,
  { crop, focus }: Weave,
  image: Pixels,
): Woven {
  const key = JSON.stringify([text, options, crop, focus]);
  const last = lastWoven.get(image);
  if (last?.key === key) return last;
  const edges = codeEdges(referenceGrid(symbolSize(message.version)));
  const square = cutSquare(image, crop, edges[edges.length - 1]);
  const tones = readTones(square, edges.length - 1);
  const means = meansByModule(tones.tone, edges);
  const woven = { key, woven: weaveCode(message, means, focus), square, tones, means, ink: inkOf(square) };
  lastWoven.set(image, woven);
  return woven;
}

/** Everything that is chosen is chosen on the specified picture. */
function referenceGrid(modules: number): ModuleGrid {
  return pixelGrid(modules);
}

function isReference(grid: ModuleGrid): boolean {
  const reference = referenceGrid(grid.modules);
  return grid.margin === reference.margin && grid.edges.every((edge, k) => edge === reference.edges[k]);
}

function strengthOf({ look, strength }: Weave): number {
  return look === 'pearls' ? Math.max(PEARLS_LEAST_STRENGTH, strength) : strength;
}

function repairableOf({ version, level }: QrCode): number {
  return Math.min(...blockLayout(version, level).map(({ repairable }) => repairable));
}

function factsOf(
  { code, match, focusMatch }: WovenCode,
  means: Float32Array,
): Pick<WovenFacts, 'match' | 'focusMatch' | 'flatShare'> {
  const { size } = code;
  const isFlat = (module: number): boolean => {
    const mean = means[module];
    const isLike = (other: number): boolean => Math.abs(means[other] - mean) < FLAT.step;
    const isLikeRight = module % size === size - 1 || isLike(module + 1);
    const isLikeBelow = module + size >= means.length || isLike(module + size);
    return mean > FLAT.from && mean < FLAT.to && isLikeRight && isLikeBelow;
  };
  const flat = means.reduce((count, _, module) => (isFlat(module) ? count + 1 : count), 0);
  return { match, focusMatch, flatShare: flat / means.length };
}
