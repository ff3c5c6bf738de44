/** The size in pixels that a browser assumes if a document states none (CSS 2.2, 10.3.2). */
const DEFAULT_WIDTH = 300;
const DEFAULT_HEIGHT = 150;

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** At most this many characters of a length are read. This limits the time for reading a hostile length. */
const LONGEST_NUMBER = 50;

/** The attributes of a root element that set its size. Width and height are in pixels. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/**
 * Returns an explicit size for a root element, in its own proportions and with `longerSide` pixels on the longer side,
 * and the view box that keeps its content in place. Without a size, or with percentages, some browsers draw nothing and
 * others choose their own size.
 */
export function sizeOf(attributes: ReadonlyMap<string, string>, longerSide: number): SvgSize {
  const box = readViewBox(attributes.get('viewBox'));
  const [naturalWidth, naturalHeight] = readSize(attributes, box);
  const scale = longerSide / Math.max(naturalWidth, naturalHeight);
  return {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
    viewBox: (box ?? [0, 0, naturalWidth, naturalHeight]).join(' '),
  };
}

function readSize(attributes: ReadonlyMap<string, string>, box: readonly number[] | null): [number, number] {
  const width = readLength(attributes.get('width'));
  const height = readLength(attributes.get('height'));
  if (width && height) return [width, height];
  if (!box) return [width ?? DEFAULT_WIDTH, height ?? DEFAULT_HEIGHT];
  const [, , boxWidth, boxHeight] = box;
  if (width) return [width, (width * boxHeight) / boxWidth];
  if (height) return [(height * boxWidth) / boxHeight, height];
  return [boxWidth, boxHeight];
}

/** Returns a length in pixels. Returns null if it is missing, a percentage, not readable or not usable. */
function readLength(text: string | undefined): number | null {
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text?.slice(0, LONGEST_NUMBER) ?? '');
  const pixels = match ? Number(match[1]) * (PIXELS_PER_UNIT[match[2].toLowerCase() || 'px'] ?? 0) : 0;
  return isUsable(pixels) ? pixels : null;
}

/** Returns the four numbers of a view box. Returns null if it is missing or invalid, or its size is not usable. */
function readViewBox(text: string | undefined): readonly number[] | null {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && isUsable(width) && isUsable(height) ? numbers : null;
}

/** Whether a drawing may have this width or height in pixels: more than a millionth and less than a billion. */
function isUsable(length: number): boolean {
  return length > 1e-6 && length < 1e9;
}
