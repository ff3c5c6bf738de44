import { ImageError } from './image-error.ts';

/**
 * Limits for SVGs; a value equal to its limit is allowed. `docs/uploads.md` has the times measured at them. A browser
 * draws an SVG in one go on the page's own thread, and drawing cannot be stopped once it has begun.
 */
export const SVG_LIMITS = {
  /** Bytes of a file. */
  bytes: 4 * 2 ** 20,
  elements: 10_000,
  /** Attributes of a file, and other equals signs. */
  attributes: 200_000,
  /** Prefixes of names. A parser compares each name with all of them. */
  prefixes: 100,
  depth: 100,
  /** Characters of all style sheets together. */
  styleText: 500_000,
  /** Pairs of a selector and an element. A browser takes up to 0.2 µs to compare each. */
  matches: 4_000_000,
  /** Parts of a selector, such as 3 in `svg g > path`. */
  selectorParts: 4,
  /** Styles of elements that take work. */
  styles: 50_000,
  /** Pixels of all embedded pictures together, decoded. */
  imagePixels: 24_000_000,
  /** Elements and letters that are drawn, copies included. Long paths and dashed lines count as several. */
  items: 20_000,
  /** Masks, clipping paths, patterns, markers and filter primitives that are drawn, copies included. */
  effects: 1000,
  /** Length of a chain of references, such as copies of copies. Browsers' time grows with its third power. */
  chain: 20,
} as const;

/** A CSS property and its value as the browser writes it. */
export type Style = readonly [property: string, value: string];

/** What it takes to draw an element once, with its content and everything to which it refers. */
interface Work {
  readonly items: number;
  readonly effects: number;
  readonly chain: number;
  // What inherited styles may paint: the number of areas, the number of points that may get markers, and the length of
  // lines that may get dashes.
  readonly areas: number;
  readonly points: number;
  readonly length: number;
}

const NOTHING: Work = { items: 0, effects: 0, chain: 0, areas: 0, points: 0, length: 0 };

/** Elements that are drawn only where something refers to them. */
const REFERENCED = /^(defs|symbol|clipPath|mask|pattern|marker|filter|linearGradient|radialGradient)$/;

const SHAPES = /^(path|rect|circle|ellipse|line|polyline|polygon)$/;
const TEXTS = /^(text|tspan|textPath)$/;

/** Recursion limit for nested elements and references together. */
const DEEPEST_CALL = 1000;

/**
 * The square root of the number of points of a path that count as an item more: browsers compare all points of an
 * outline with one another.
 */
const POINTS_SQUARED = 50_000;
const DASHES_PER_ITEM = 5;

/**
 * Throws an `ImageError` if drawing would take too much work. A reference counts as much as its target each time it is
 * used: ten copies of ten copies are a hundred. Work that depends on the size of what is drawn is not counted:
 * `read-pixels.ts` limits it while drawing. `styles` has the styles that take work, by the element that has them.
 */
export function checkWork(root: Element, styles: ReadonlyMap<Element, readonly Style[]>): void {
  const ids = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) if (!ids.has(element.id)) ids.set(element.id, element);
  const all = [...styles.values()].flat();
  const hasDashes = all.some(([property]) => property === 'stroke-dasharray');
  // The number of dashes of lines whose width does not grow with the drawing is not known.
  if (hasDashes && all.some(([property]) => property === 'vector-effect')) throw new ImageError('too-complex');
  const known = new Map<Element, Work | 'being found'>();
  let calls = 0;

  function workOf(element: Element): Work {
    const found = known.get(element);
    // Nothing is drawn of a circle of references, but browsers take long to find out.
    if (found === 'being found' || calls === DEEPEST_CALL) throw new ImageError('too-complex');
    if (found) return found;
    known.set(element, 'being found');
    calls++;
    const drawn = element.localName === 'filter' ? filterWork(element) : contentWork(element);
    const work = sum([drawn, ...styleWork(element, drawn)]);
    if (!(work.items <= SVG_LIMITS.items && work.effects <= SVG_LIMITS.effects && work.chain <= SVG_LIMITS.chain))
      throw new ImageError('too-complex');
    calls--;
    known.set(element, work);
    return work;
  }

  function contentWork(element: Element): Work {
    const works = [ownWork(element, hasDashes)];
    for (const child of element.children) if (!REFERENCED.test(child.localName)) works.push(workOf(child));
    const link = linkOf(element);
    // Only copies inherit styles from the place where they are used.
    if (link) works.push(element.localName === 'use' ? refer(link) : unpainted(refer(link)));
    return sum(works);
  }

  function refer(id: string): Work {
    const target = ids.get(id);
    const work = target ? workOf(target) : NOTHING;
    return { ...work, chain: work.chain + 1 };
  }

  /**
   * Usually an ancestor's styles are counted with the ancestor, whose areas include those of the element. But an element
   * that is drawn only where others refer to it is not part of its ancestors' areas.
   */
  function* styleWork(element: Element, drawn: Work): Generator<Work> {
    const isReferenced = REFERENCED.test(element.localName);
    for (let painter: Element | null = element; painter; painter = isReferenced ? painter.parentElement : null) {
      for (const [property, value] of styles.get(painter) ?? []) {
        const targets = Array.from(value.matchAll(/url\("#([^"]*)"\)/g), ([, id]) => unpainted(refer(decode(id))));
        if (property === 'fill' || property === 'stroke') yield times(drawn.areas, sum(targets));
        else if (property.startsWith('marker'))
          yield times(drawn.points, sum([...targets, { ...NOTHING, effects: 1 }]));
        else if (property === 'stroke-dasharray') yield dashWork(value, drawn.length);
        else if (painter === element) {
          // Functions of `filter` and `clip-path`, such as `blur(5px)`, count like primitives.
          const functions = value.split('(').length - 1;
          yield sum([...targets, { ...NOTHING, effects: functions }]);
        }
      }
    }
  }

  function dashWork(value: string, length: number): Work {
    const dashes = value.split(/[\s,]+/).map((dash) => Number.parseFloat(dash));
    const period = dashes.reduce((all, dash) => all + dash, 0);
    // A list of zeros draws a line without dashes.
    if (period === 0 || /^[a-z-]+$/.test(value)) return NOTHING;
    return { ...NOTHING, items: (length * dashes.length) / period / DASHES_PER_ITEM };
  }

  /**
   * A filter is a graph of primitives, each of which may use the results of others. A result that is used twice counts
   * twice, because browsers keep only a limited number of results.
   */
  function filterWork(filter: Element): Work {
    const results = new Map<string, Work>();
    let last = NOTHING;
    for (const primitive of filter.children) {
      const before = inputsOf(primitive).map((name) => (SOURCES.test(name) ? NOTHING : (results.get(name) ?? last)));
      const link = linkOf(primitive);
      const effects = primitiveEffects(primitive);
      last = sum([{ ...NOTHING, effects }, ...before, ...(link ? [unpainted(refer(link))] : [])]);
      if (last.effects > SVG_LIMITS.effects) throw new ImageError('too-complex');
      results.set(primitive.getAttribute('result') ?? '', last);
    }
    return last;
  }

  workOf(root);
}

function ownWork(element: Element, isMeasured: boolean): Work {
  if (TEXTS.test(element.localName)) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const letters = texts.reduce((all, { nodeValue }) => all + (nodeValue ?? '').trim().length, 0);
    return { ...NOTHING, items: 1 + letters, areas: letters };
  }
  if (!SHAPES.test(element.localName)) return { ...NOTHING, items: 1 };
  const data = element.getAttribute('d') ?? element.getAttribute('points') ?? '';
  const points = 4 + (data.match(STEP)?.length ?? 0) / 2;
  const length = isMeasured ? lengthOf(element) : 0;
  return { ...NOTHING, items: 1 + points ** 2 / POINTS_SQUARED, areas: 1, points, length };
}

/** A number, or a letter of path data. */
const STEP = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[a-z]/gi;

/** The attributes that determine the size of a basic shape. */
const MEASURES = ['width', 'height', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'];

/** Returns an upper bound for the length of a shape's outline, in its own units. Infinite if unknown. */
function lengthOf(shape: Element): number {
  const stated = Number(shape.getAttribute('pathLength') ?? 0);
  const points = shape.getAttribute('points');
  const data = points === null ? shape.getAttribute('d') : `M${points}Z`;
  if (data === null) {
    const measures = MEASURES.flatMap((name) => shape.getAttribute(name) ?? []);
    if (measures.some((measure) => measure.includes('%'))) return Number.POSITIVE_INFINITY;
    return Math.max(stated, ...measures.map((measure) => 8 * Math.abs(Number.parseFloat(measure))));
  }
  // Of elements that are not in a page, browsers measure only paths.
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', data);
  return Math.max(stated, path.getTotalLength());
}

/** Inputs of a filter that are not results of its primitives. */
const SOURCES = /^(Source|Background)(Graphic|Image|Alpha)$|^(Fill|Stroke)Paint$/;

/** Returns the names of the inputs of a filter primitive. An empty name is the result before. */
function inputsOf(primitive: Element): string[] {
  if (/^fe(Flood|Image|Turbulence)$/.test(primitive.localName)) return [];
  const names = primitive.localName === 'feMerge' ? [...primitive.children] : [primitive];
  const inputs = names.map((element) => element.getAttribute('in') ?? '');
  return /^fe(Blend|Composite|DisplacementMap)$/.test(primitive.localName)
    ? [...inputs, primitive.getAttribute('in2') ?? '']
    : inputs;
}

function primitiveEffects(primitive: Element): number {
  const numbers = (name: string): number[] => (primitive.getAttribute(name) ?? '').split(/[\s,]+/).map(Number);
  if (primitive.localName === 'feConvolveMatrix') {
    const [columns, rows = columns] = numbers('order');
    return Math.max(1, (columns * rows) / 9);
  }
  if (primitive.localName === 'feTurbulence') return Math.max(1, numbers('numOctaves')[0] / 10);
  return 1;
}

function linkOf(element: Element): string | null {
  const address = element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
  return address?.startsWith('#') ? decode(address.slice(1)) : null;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function sum(works: readonly Work[]): Work {
  return works.reduce(
    (all, { items, effects, chain, areas, points, length }) => ({
      items: all.items + items,
      effects: all.effects + effects,
      chain: Math.max(all.chain, chain),
      areas: all.areas + areas,
      points: all.points + points,
      length: all.length + length,
    }),
    NOTHING,
  );
}

/** Returns the work of drawing something `count` times. What is never drawn takes no work. */
function times(count: number, { items, effects, chain }: Work): Work {
  return count === 0 ? NOTHING : { ...NOTHING, items: count * items, effects: count * effects, chain };
}

/** Returns the work without what inherited styles may paint. */
function unpainted(work: Work): Work {
  return { ...work, areas: 0, points: 0, length: 0 };
}
