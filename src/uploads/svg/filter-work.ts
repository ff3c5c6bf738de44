import type { SvgElement } from './svg-element.ts';

/**
 * Milliseconds that a filter primitive takes at most for a picture of 1024 × 1024 pixels, whatever its attributes say; measured.
 * `feTile` repeats what lies outside of the picture too, as far as its filter's region goes: no bound is known.
 */
const PRIMITIVE_WORK: Readonly<Record<string, number>> = {
  feBlend: 12,
  feColorMatrix: 2,
  feComponentTransfer: 4,
  feComposite: 25,
  feDiffuseLighting: 60,
  feDisplacementMap: 20,
  feDropShadow: 90,
  feFlood: 1,
  feGaussianBlur: 60,
  feImage: 20,
  feMerge: 3,
  feMorphology: 600,
  feOffset: 2,
  feSpecularLighting: 60,
  feTile: Number.POSITIVE_INFINITY,
  feTurbulence: 100,
};

/** For each cell of the matrix of `feConvolveMatrix`. */
const CONVOLVE_CELL = 16;

/** Milliseconds for each input of `feMerge`. */
const MERGE_INPUT = 3;

/** Of the functions that `filter` takes in CSS. */
const FUNCTION_WORK: Readonly<Record<string, number>> = { blur: 60, 'drop-shadow': 90 };
const OTHER_FUNCTION_WORK = 4;

/** Pictures that are there before any primitive. */
const SOURCES = new Set([
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
]);

/**
 * Milliseconds that a filter takes at most. A result that is used twice is made twice: browsers remember some results, and above a
 * number of them none. `imageWork` says what the element takes that a primitive draws.
 */
export function filterWork(filter: SvgElement, imageWork: (primitive: SvgElement) => number): number {
  const results = new Map<string, number>();
  let last = 0;
  for (const primitive of filter.children) {
    if (typeof primitive === 'string' || !primitive.name.startsWith('fe')) continue;
    const inputs = inputsOf(primitive).map((name) => (SOURCES.has(name) ? 0 : (results.get(name) ?? last)));
    last = inputs.reduce((sum, work) => sum + work, ownWork(primitive)) + imageWork(primitive);
    const result = primitive.attributes.get('result');
    if (result !== undefined) results.set(result, last);
  }
  return last;
}

/** Milliseconds that a function of the property `filter` takes at most. */
export function filterFunctionWork(name: string): number {
  return FUNCTION_WORK[name] ?? OTHER_FUNCTION_WORK;
}

/** The names of what a primitive takes; an unnamed input is the result before it. */
function inputsOf({ name, attributes, children }: SvgElement): string[] {
  if (name === 'feFlood' || name === 'feTurbulence' || name === 'feImage') return [];
  if (name === 'feMerge') {
    return children.flatMap((child) => (typeof child === 'string' ? [] : [child.attributes.get('in') ?? '']));
  }
  return [attributes.get('in') ?? '', ...(attributes.has('in2') ? [attributes.get('in2') ?? ''] : [])];
}

function ownWork({ name, attributes, children }: SvgElement): number {
  if (name === 'feMerge') return PRIMITIVE_WORK.feMerge + MERGE_INPUT * children.length;
  if (name !== 'feConvolveMatrix') return PRIMITIVE_WORK[name] ?? 0;
  const [across, down = across] = (attributes.get('order') ?? '3')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return across * down >= 0 ? CONVOLVE_CELL * across * down : Number.POSITIVE_INFINITY;
}
