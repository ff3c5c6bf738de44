import { detailOf, type Rgba, type Weave } from '#design';
import { type ModuleGrid, pixelGrid } from '#drawing';
import { blockLayout, type QrCode, symbolSize } from '#engine';
import { clearPixels, lumaOf, type Pixels } from '#raster';
import { chooseSymbol } from './choose-symbol.ts';
import { codeEdges, findReadableLevels, levelsFor, type ReadableLevels } from './levels.ts';
import { lumaPainter } from './luma-painter.ts';
import { COLOR, FLAT, PEARLS_LEAST_STRENGTH } from './recipe.ts';
import { cutSquare, meansByModule, readTones, type Tones } from './tones.ts';
import { weaveCode } from './weave-code.ts';

export interface WeaveSource {
  readonly text: string;
  readonly eci: boolean;
  readonly weave: Weave;
  readonly image: Pixels;
}

/** The result of weaving, which can be painted in any size. It is plain data, which can be sent to a worker. */
export interface WovenPicture extends Omit<WeaveSource, 'image'> {
  readonly code: QrCode;
  /** The color of the finder patterns, which suits the picture. */
  readonly ink: Rgba;
  readonly facts: WovenFacts;
  /** The woven part of the image, with as many pixels as the code has in its default size. */
  readonly square: Pixels;
  readonly tones: Tones;
  readonly means: Float32Array;
  readonly readable: ReadableLevels;
}

export interface WovenFacts {
  /** Share, 0 to 1, of the woven modules (`isWovenModule`) that agree with the aim (`aim.ts`), by their weight. */
  readonly match: number;
  readonly focusMatch: number;
  /** Share of modules in flat middle tones, which a code shows badly, 0 to 1. */
  readonly flatShare: number;
  /** The largest number of codewords that a decoder model (see `decoder-models.ts`) misreads in any block. */
  readonly wrongCodewords: number;
  /** The number of wrong codewords that every block can correct. */
  readonly correctable: number;
}

/** What does not depend on strength and look. */
type WovenStage = Pick<WovenPicture, 'code' | 'ink' | 'square' | 'tones' | 'means'> & {
  readonly facts: Pick<WovenFacts, 'match' | 'focusMatch'>;
};

/**
 * The same source always gives the same picture. `before`, woven from the same image, is returned if nothing has
 * changed; its code is reused if only strength or look have changed. Throws what `messageToWeave` throws.
 */
export function weavePicture(source: WeaveSource, before: WovenPicture | null = null): WovenPicture {
  const { text, eci, weave } = source;
  const hasSameCode = before !== null && codeKey(before) === codeKey(source);
  if (hasSameCode && before.weave.strength === weave.strength && before.weave.look === weave.look) return before;
  const { code, ink, square, tones, means, facts } = hasSameCode ? before : weaveStage(source);
  const levels = levelsFor(code, means, strengthOf(weave));
  const readable = findReadableLevels({ code, tones, means, levels, grid: referenceGrid(code.size), look: weave.look });
  return {
    ...{ text, eci, weave, code, ink, square, tones, means, readable },
    facts: {
      match: facts.match,
      focusMatch: facts.focusMatch,
      flatShare: flatShareOf(means, code.size),
      wrongCodewords: readable.wrongCodewords,
      correctable: correctableOf(code),
    },
  };
}

/** Sources with the same image and the same key give the same code. */
function codeKey({ text, eci, weave }: Omit<WeaveSource, 'image'>): string {
  const { crop, focus, isSturdy } = weave;
  return JSON.stringify([
    text,
    eci,
    detailOf(weave),
    isSturdy,
    crop.x,
    crop.y,
    crop.side,
    focus.x,
    focus.y,
    focus.radius,
  ]);
}

function weaveStage({ text, eci, weave, image }: WeaveSource): WovenStage {
  const message = chooseSymbol(text, {
    level: weave.isSturdy ? 'M' : 'L',
    eci,
    detail: detailOf(weave),
    focus: weave.focus,
    drawSquare: (size) => cutSquare(image, weave.crop, size),
  });
  const edges = codeEdges(referenceGrid(symbolSize(message.version)));
  const square = cutSquare(image, weave.crop, edges[edges.length - 1]);
  const tones = readTones(square, edges.length - 1);
  const means = meansByModule(tones.tone, edges);
  const { code, match, focusMatch } = weaveCode(message, means, weave.focus);
  return { code, ink: inkOf(square), square, tones, means, facts: { match, focusMatch } };
}

/** Returns the code without its quiet zone, finder patterns white. `image` is the woven one, `grid` in pixels. */
export function paintWoven(picture: WovenPicture, image: Pixels, grid: ModuleGrid): Pixels {
  const { ink, weave, readable } = picture;
  const edges = codeEdges(grid);
  const size = edges[edges.length - 1];
  const isPainted = isReference(grid);
  const square = isPainted ? picture.square : cutSquare(image, weave.crop, size);
  const luma = isPainted ? readable.luma : paintLuma(picture, square, edges);
  const pixels = clearPixels(size, size);
  colorPixels(square, luma, chromaOf(ink), pixels);
  return pixels;
}

/** Paints another size with the modules' levels and cores that were found on the reference grid. */
function paintLuma(
  { code, means, readable, weave }: WovenPicture,
  square: Pixels,
  edges: readonly number[],
): Float32Array {
  const { levels, cores } = readable;
  const painter = lumaPainter({
    code,
    tones: readTones(square, code.size),
    means,
    levels,
    edges,
    look: weave.look,
    cores,
  });
  for (let module = 0; module < means.length; module++) painter.repaint(module);
  return painter.luma;
}

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

function correctableOf({ version, level }: QrCode): number {
  return Math.min(...blockLayout(version, level).map(({ correctable }) => correctable));
}

export function flatShareOf(means: Float32Array, size: number): number {
  const isFlat = (module: number): boolean => {
    const mean = means[module];
    const isLike = (other: number): boolean => Math.abs(means[other] - mean) < FLAT.step;
    const isLikeRight = module % size === size - 1 || isLike(module + 1);
    const isLikeBelow = module + size >= means.length || isLike(module + size);
    return mean > FLAT.from && mean < FLAT.to && isLikeRight && isLikeBelow;
  };
  const flat = means.reduce((count, _, module) => (isFlat(module) ? count + 1 : count), 0);
  return flat / means.length;
}

/** The chroma of a color: each channel minus the luma. Adding a multiple of it to a color keeps that color's luma. */
export interface Chroma {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Returns the color of finder patterns: the mean hue of the pixels that are not light, weighted by their chroma. */
export function inkOf({ data }: Pixels): Rgba {
  let [r, g, b, weights] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const luma = lumaOf(data[i], data[i + 1], data[i + 2]);
    if (luma > COLOR.inkMostLuma) continue;
    const weight = Math.hypot(data[i] - luma, data[i + 1] - luma, data[i + 2] - luma);
    r += weight * (data[i] - luma);
    g += weight * (data[i + 1] - luma);
    b += weight * (data[i + 2] - luma);
    weights += weight;
  }
  const share = weights === 0 ? 0 : COLOR.inkChroma / weights;
  const ink = new Float64Array(3);
  mixColor({ r: share * r, g: share * g, b: share * b }, COLOR.inkLuma, ink);
  return { r: Math.round(ink[0]), g: Math.round(ink[1]), b: Math.round(ink[2]), a: 1 };
}

export function chromaOf({ r, g, b }: Rgba): Chroma {
  const luma = lumaOf(r, g, b);
  return { r: r - luma, g: g - luma, b: b - luma };
}

/** Changes the luma of each pixel, and keeps the hue. Darkened pixels with little hue get a hint of the ink's. */
export function colorPixels({ data }: Pixels, luma: Float32Array, ink: Chroma, pixels: Pixels): void {
  const color = new Float64Array(3);
  for (let place = 0, at = 0; place < luma.length; place++, at += 4) {
    mixColor(shiftedChroma(data[at], data[at + 1], data[at + 2], luma[place], ink), luma[place], color);
    for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] = color[channel];
    pixels.data[at + 3] = 255;
  }
}

function shiftedChroma(r: number, g: number, b: number, luma: number, ink: Chroma): Chroma {
  const own = lumaOf(r, g, b);
  const isDarkened = luma < own;
  // A darkened color has room for less chroma.
  const share = COLOR.chroma * (isDarkened ? Math.sqrt(luma / own) : 1);
  const colorless = 1 - Math.min(1, Math.hypot(r - own, g - own, b - own) / COLOR.colorful);
  const hint = isDarkened ? COLOR.hint * colorless * ((own - luma) / 255) : 0;
  return {
    r: share * (r - own) + hint * ink.r,
    g: share * (g - own) + hint * ink.g,
    b: share * (b - own) + hint * ink.b,
  };
}

/** Writes the color with exactly this luma and as much of the chroma as fits into 0 to 255. */
function mixColor({ r, g, b }: Chroma, luma: number, color: Float64Array): void {
  const fit = Math.min(1, room(r, luma), room(g, luma), room(b, luma));
  color[0] = luma + fit * r;
  color[1] = luma + fit * g;
  color[2] = luma + fit * b;
}

function room(chroma: number, luma: number): number {
  if (chroma === 0) return 1;
  return chroma > 0 ? (255 - luma) / chroma : luma / -chroma;
}
