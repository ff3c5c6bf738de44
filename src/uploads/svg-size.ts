/** An SVG document that says how large it is, in pixels. */
export interface SizedSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** What a browser takes where a document says nothing of its size (CSS 2.2, 10.3.2). */
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

const ROOT_TAG = /^<((?:[\w-]+:)?svg)((?:\s+[^\s=>/"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/;

/** In characters; what is longer is no root tag that a drawing program wrote. */
const LONGEST_TAG = 100_000;

/** In characters: a bound for the time that a hostile length takes to read. */
const LONGEST_NUMBER = 50;

/**
 * Gives an SVG document an explicit width and height in its own proportions, the longer of them `longerSide` pixels: some browsers
 * draw nothing, and others a size of their own, where a document has none or gives percentages. Adds the view box and the
 * namespace where they are missing. Null when the text does not begin with an `svg` element.
 */
export function sizeSvg(text: string, longerSide: number): SizedSvg | null {
  const start = endOfProlog(text);
  const tag = ROOT_TAG.exec(text.slice(start, start + LONGEST_TAG));
  if (!tag) return null;
  const [whole, name, attributeText, slash] = tag;
  const attributes = new Map<string, string>();
  for (const [, key, quoted] of attributeText.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g))
    attributes.set(key, quoted);

  const [naturalWidth, naturalHeight] = readSize(attributes);
  const scale = longerSide / Math.max(naturalWidth, naturalHeight);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  if (!readViewBox(attributes)) attributes.set('viewBox', `"0 0 ${naturalWidth} ${naturalHeight}"`);
  if (name === 'svg' && !attributes.has('xmlns')) attributes.set('xmlns', '"http://www.w3.org/2000/svg"');
  // Style rules for the size would outrank the attributes.
  const style = attributes.get('style')?.replace(/(^.|;)\s*(?:min-|max-)?(?:width|height)\s*:[^;"']*/gi, '$1');
  if (style) attributes.set('style', style);
  attributes.set('width', `"${width}"`).set('height', `"${height}"`);
  const written = [...attributes].map(([key, quoted]) => ` ${key}=${quoted}`).join('');
  // Entities may be declared before the root; the XML declaration goes, since the text's encoding may no longer be the one it names.
  const prolog = text.slice(0, start).replace(/^\s*<\?xml\s[^>]*>/, '');
  return { text: `${prolog}<${name}${written}${slash}>${text.slice(start + whole.length)}`, width, height };
}

/** Where the root element begins: behind declarations, comments and a document type with what it declares. */
function endOfProlog(text: string): number {
  for (let at = 0; ; ) {
    while (/\s/.test(text.charAt(at))) at++;
    let end = -1;
    if (text.startsWith('<?', at)) end = text.indexOf('?>', at) + 1;
    else if (text.startsWith('<!--', at)) end = text.indexOf('-->', at + 4) + 2;
    else if (/^<!doctype/i.test(text.slice(at, at + 9))) end = endOfDocumentType(text, at);
    if (end <= at) return at;
    at = end + 1;
  }
}

/** Index of the last character; negative when there is none. */
function endOfDocumentType(text: string, at: number): number {
  const end = text.indexOf('>', at);
  const declarations = text.slice(at, Math.max(at, end)).indexOf('[');
  if (declarations < 0) return end;
  const endOfDeclarations = text.indexOf(']', at + declarations);
  return endOfDeclarations < 0 ? -1 : text.indexOf('>', endOfDeclarations);
}

function readSize(attributes: ReadonlyMap<string, string>): [number, number] {
  const width = readLength(attributes.get('width'));
  const height = readLength(attributes.get('height'));
  const box = readViewBox(attributes);
  if (width && height) return [width, height];
  if (!box) return [width ?? DEFAULT_WIDTH, height ?? DEFAULT_HEIGHT];
  if (width) return [width, (width * box[1]) / box[0]];
  if (height) return [(height * box[0]) / box[1], height];
  return box;
}

/** A positive length in pixels; null for none, for a percentage and for anything else. */
function readLength(quoted: string | undefined): number | null {
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(
    quoted?.slice(1, -1).slice(0, LONGEST_NUMBER) ?? '',
  );
  const pixels = match ? Number(match[1]) * (PIXELS_PER_UNIT[match[2].toLowerCase() || 'px'] ?? 0) : 0;
  return isUsable(pixels) ? pixels : null;
}

function readViewBox(attributes: ReadonlyMap<string, string>): [number, number] | null {
  const numbers = (attributes.get('viewBox')?.slice(1, -1) ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && isUsable(width) && isUsable(height)
    ? [width, height]
    : null;
}

function isUsable(length: number): boolean {
  return length > 1e-6 && length < 1e9;
}
