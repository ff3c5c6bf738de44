import { cascade } from './cascade.ts';
import { type DrawnStyle, EFFECTS } from './drawn-style.ts';
import { extentOf } from './extent.ts';
import type { SvgDocument } from './parse-svg.ts';
import { PRICES, PRIMITIVE_PRICES } from './prices.ts';
import { keepWithin } from './refusal.ts';
import type { SvgNode } from './svg-node.ts';
import { REFERENCED_ONLY, SHAPES, TEXTS } from './vocabulary.ts';

/** An upper bound for the cost of drawing an element, with its content and everything to which it refers. */
interface Cost {
  readonly milliseconds: number;
  /**
   * What inherited styles may paint: the number of areas, the number of points that may get markers, and the length of
   * lines that may get dashes.
   */
  readonly areas: number;
  readonly points: number;
  readonly length: number;
  /** The deepest nesting of layers (see `prices.ts`), and of references. */
  readonly layers: number;
  readonly references: number;
  /**
   * Whether there are dashes, and whether there are strokes whose width does not scale with the drawing. A drawing with
   * both has no known bound.
   */
  readonly hasDashes: boolean;
  readonly hasFixedStrokes: boolean;
  /** Whether references are circular, or elements and references are nested deeper than `DEEPEST_CALL`. */
  readonly isEndless: boolean;
}

const FREE: Cost = {
  milliseconds: 0,
  areas: 0,
  points: 0,
  length: 0,
  layers: 0,
  references: 0,
  hasDashes: false,
  hasFixedStrokes: false,
  isEndless: false,
};

/** Recursion limit for nested elements and references together. Deeper nesting counts as a circular reference. */
const DEEPEST_CALL = 1000;

/** Browsers join up to this many shapes into one clipping path, which then needs no layer. */
const PLAIN_CLIP_SHAPES = 16;

/** Elements that can be used as a color. */
const PAINT = ['linearGradient', 'radialGradient', 'pattern'];

/**
 * The names of the elements to which a property, or an element with `href`, may refer. A property or element without an
 * entry may refer to any element.
 */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  fill: PAINT,
  stroke: PAINT,
  'clip-path': ['clipPath'],
  mask: ['mask'],
  filter: ['filter'],
  marker: ['marker'],
  'marker-start': ['marker'],
  'marker-mid': ['marker'],
  'marker-end': ['marker'],
  pattern: ['pattern'],
  linearGradient: ['linearGradient', 'radialGradient'],
  radialGradient: ['linearGradient', 'radialGradient'],
};

/** Inputs of a filter that are not results of its primitives. */
const FILTER_SOURCES = new Set([
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
]);

/**
 * Returns an upper bound, in milliseconds, for drawing a document at 1024 × 1024 pixels. A reference costs as much as
 * its target each time it is used: ten copies of ten copies cost a hundred. The result is Infinity if references form a
 * cycle, if elements and references are nested deeper than `DEEPEST_CALL`, or if no bound is known. Throws `SvgRefused`
 * if the document exceeds one of the limits `layers`, `references`, `steps` and `matches` of `SVG_LIMITS`.
 */
export function svgCost({ root, ids, rules }: SvgDocument): number {
  const costs = new Map<SvgNode, Cost | 'being found'>();
  const plainClips = new Map<SvgNode, boolean>();
  let calls = 0;
  let steps = 0;

  function spend(more: number): void {
    steps += more;
    keepWithin('steps', steps);
  }

  const { stylesOf, countSelectors } = cascade(rules, spend);
  if (rules.length > 0) keepWithin('matches', countMatches(root, countSelectors));

  function costOf(node: SvgNode): Cost {
    const known = costs.get(node);
    if (known === 'being found' || (!known && calls > DEEPEST_CALL)) return { ...FREE, isEndless: true };
    if (known) return known;
    costs.set(node, 'being found');
    calls++;
    spend(1 + node.children.length);
    const drawn = node.name === 'filter' ? filterCost(node) : contentCost(node);
    const finished = addEffects(paint(node, drawn), stylesOf(node));
    calls--;
    costs.set(node, finished);
    return finished;
  }

  /**
   * Returns the cost of an element with its content and the element to which it links. Only copies (`use`) inherit
   * styles from the place where they are used; other linked elements do not.
   */
  function contentCost(node: SvgNode): Cost {
    const costs = [ownCost(node, spend)];
    for (const child of node.children)
      if (typeof child !== 'string' && !REFERENCED_ONLY.has(child.name)) costs.push(costOf(child));
    const linked = follow(node.name, node.link);
    if (linked !== FREE) costs.push(node.name === 'use' ? linked : unpainted(linked));
    return sum(costs);
  }

  /**
   * Returns the element with this id. Returns null if there is none, or if `referrer`, the name of the property or
   * element that refers to it, cannot refer to such an element.
   */
  function find(referrer: string, id: string | undefined): SvgNode | null {
    const target = id === undefined ? undefined : ids.get(id);
    const names = TARGETS[referrer];
    return target && (!names || names.includes(target.name)) ? target : null;
  }

  function follow(referrer: string, id: string | undefined): Cost {
    const target = find(referrer, id);
    if (!target) return FREE;
    const cost = costOf(target);
    return { ...cost, references: cost.references + 1 };
  }

  /**
   * Adds the cost of the styles that paint an element's areas and lines. Usually an ancestor's styles are counted with
   * the ancestor, whose areas include those of the element. But an element that is drawn only where others refer to it
   * is not part of its ancestors' areas, so the ancestors' styles are added here.
   */
  function paint(node: SvgNode, drawn: Cost): Cost {
    const costs = [drawn];
    const isHidden = REFERENCED_ONLY.has(node.name) && (drawn.areas > 0 || drawn.points > 0 || drawn.length > 0);
    for (let painter: SvgNode | null = node; painter; painter = isHidden ? painter.parent : null) {
      const styles = stylesOf(painter);
      spend(1 + styles.length);
      for (const style of styles) {
        const cost = paintCost(style, drawn);
        if (cost !== FREE) costs.push(cost);
      }
    }
    return sum(costs);
  }

  /** Returns the cost of painting areas and lines with a style. */
  function paintCost({ property, ids: paints, dashes }: DrawnStyle, { areas, points, length }: Cost): Cost {
    if (property === 'vector-effect') return { ...FREE, hasFixedStrokes: true };
    if (property === 'stroke-dasharray') {
      return { ...FREE, milliseconds: PRICES.dash * product(length, dashes), hasDashes: true };
    }
    const isMarker = property.startsWith('marker');
    const count = isMarker ? points : areas;
    if (count === 0 || EFFECTS.has(property)) return FREE;
    spend(2 * paints.length);
    const own = { ...FREE, milliseconds: isMarker ? PRICES.marker : 0 };
    return sum(paints.map((id) => times(count, sum([own, follow(property, id)]))));
  }

  /** Adds the cost of effects on an element's finished picture. */
  function addEffects(painted: Cost, styles: readonly DrawnStyle[]): Cost {
    const referred: Cost[] = [];
    let milliseconds = 0;
    let isLayer = false;
    for (const { property, ids: all, functions } of styles) {
      if (!EFFECTS.has(property)) continue;
      spend(1 + 2 * all.length);
      const targets = property === 'clip-path' ? all.filter((id) => !isPlainClip(id)) : all;
      isLayer ||= property !== 'clip-path' || targets.length > 0;
      if (property === 'mask') milliseconds += PRICES.mask;
      else if (property === 'clip-path') milliseconds += targets.length > 0 ? PRICES.clip : PRICES.plainClip;
      else milliseconds += functions;
      for (const id of targets) referred.push(unpainted(follow(property, id)));
    }
    if (isLayer) milliseconds += PRICES.layer;
    if (milliseconds === 0) return painted;
    const finished = sum([painted, { ...FREE, milliseconds }, ...referred]);
    return isLayer ? { ...finished, layers: finished.layers + 1 } : finished;
  }

  function isPlainClip(id: string): boolean {
    const clip = find('clip-path', id);
    if (!clip) return true;
    const known = plainClips.get(clip);
    if (known !== undefined) return known;
    const isClipped = (node: SvgNode): boolean => stylesOf(node).some(({ property }) => property === 'clip-path');
    const isPlain =
      clip.children.length <= PLAIN_CLIP_SHAPES &&
      !isClipped(clip) &&
      clip.children.every((child) => typeof child !== 'string' && SHAPES.has(child.name) && !isClipped(child));
    plainClips.set(clip, isPlain);
    return isPlain;
  }

  /**
   * Returns the cost of a filter, which is a graph of primitives, each of which may use the results of others. A result
   * that is used twice counts twice, because browsers cache only a limited number of results.
   */
  function filterCost(filter: SvgNode): Cost {
    const results = new Map<string, number>();
    let last = 0;
    let pictures = FREE;
    for (const primitive of filter.children) {
      if (typeof primitive === 'string' || !primitive.name.startsWith('fe')) continue;
      const picture = unpainted(follow(primitive.name, primitive.link));
      const inputs = inputsOf(primitive);
      spend(1 + inputs.length);
      const before = inputs.map((name) => (FILTER_SOURCES.has(name) ? 0 : (results.get(name) ?? last)));
      last = before.reduce((total, one) => total + one, primitivePrice(primitive)) + picture.milliseconds;
      pictures = sum([pictures, { ...picture, milliseconds: 0 }]);
      const result = primitive.attributes.get('result');
      if (result !== undefined) results.set(result, last);
    }
    return sum([ownCost(filter, spend), { ...pictures, milliseconds: last }]);
  }

  const cost = costOf(root);
  keepWithin('layers', cost.layers);
  keepWithin('references', cost.references);
  const isBounded = !cost.isEndless && !(cost.hasDashes && cost.hasFixedStrokes);
  return isBounded && !Number.isNaN(cost.milliseconds) ? cost.milliseconds : Number.POSITIVE_INFINITY;
}

/** Returns the sum of `countSelectors` over an element and everything inside it, visible or not. */
function countMatches(node: SvgNode, countSelectors: (node: SvgNode) => number): number {
  let count = countSelectors(node);
  for (const child of node.children) if (typeof child !== 'string') count += countMatches(child, countSelectors);
  return count;
}

/** Returns the cost of an element itself, without its child elements and the elements to which it refers. */
function ownCost(node: SvgNode, spend: (steps: number) => void): Cost {
  const { name, children } = node;
  const extent = extentOf(node);
  spend(extent.points);
  let milliseconds: number = PRICES.element;
  if (name === 'image') milliseconds += PRICES.image;
  if (name === 'pattern') milliseconds += PRICES.pattern;
  if (name === 'linearGradient' || name === 'radialGradient')
    milliseconds += PRICES.gradient + PRICES.stop * children.length;
  milliseconds += extent.areas * (TEXTS.has(name) ? PRICES.letter : PRICES.area);
  milliseconds += extent.points * (PRICES.point + extent.points * PRICES.pointsPerPoint);
  return { ...FREE, ...extent, milliseconds };
}

/** Returns the names of a primitive's inputs. An empty name stands for the result of the primitive before it. */
function inputsOf({ name, attributes, children }: SvgNode): string[] {
  if (name === 'feFlood' || name === 'feTurbulence' || name === 'feImage') return [];
  if (name === 'feMerge') {
    return children.flatMap((child) => (typeof child === 'string' ? [] : [child.attributes.get('in') ?? '']));
  }
  return [attributes.get('in') ?? '', ...(attributes.has('in2') ? [attributes.get('in2') ?? ''] : [])];
}

function primitivePrice({ name, attributes, children }: SvgNode): number {
  if (name === 'feMerge') return PRIMITIVE_PRICES.feMerge + PRICES.mergeInput * children.length;
  if (name !== 'feConvolveMatrix') return PRIMITIVE_PRICES[name] ?? 0;
  const [across, down = across] = (attributes.get('order') ?? '3')
    .trim()
    .split(/[\s,]+/, 3)
    .map(Number);
  return across * down >= 0 ? PRICES.convolveCell * across * down : Number.POSITIVE_INFINITY;
}

/** Returns the total cost of several things that are drawn side by side. */
function sum(costs: readonly Cost[]): Cost {
  if (costs.length === 1) return costs[0];
  const total: { -readonly [Key in keyof Cost]: Cost[Key] } = { ...FREE };
  for (const cost of costs) {
    total.milliseconds += cost.milliseconds;
    total.areas += cost.areas;
    total.points += cost.points;
    total.length += cost.length;
    total.layers = Math.max(total.layers, cost.layers);
    total.references = Math.max(total.references, cost.references);
    total.hasDashes ||= cost.hasDashes;
    total.hasFixedStrokes ||= cost.hasFixedStrokes;
    total.isEndless ||= cost.isEndless;
  }
  return total;
}

/** Returns `count` times a cost, without the areas and lines that inherited styles could paint. */
function times(count: number, cost: Cost): Cost {
  return unpainted({ ...cost, milliseconds: product(count, cost.milliseconds) });
}

/** Returns a cost without the areas and lines that inherited styles could paint. */
function unpainted(cost: Cost): Cost {
  return { ...cost, areas: 0, points: 0, length: 0 };
}

/** Returns the product. 0 × ∞ is 0 here. */
function product(count: number, each: number): number {
  return count === 0 || each === 0 ? 0 : count * each;
}
