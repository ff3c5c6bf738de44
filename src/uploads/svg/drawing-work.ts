import { cascade } from './cascade.ts';
import type { Declaration } from './declarations.ts';
import { filterFunctionWork, filterWork } from './filter-work.ts';
import { SVG_LIMITS } from './limits.ts';
import { outlineOf } from './outline.ts';
import type { SvgDocument } from './parse-svg.ts';
import type { SvgElement } from './svg-element.ts';
import { HIDDEN, SHAPES, TEXTS } from './vocabulary.ts';

/**
 * Milliseconds, each at most, for a picture of 1024 × 1024 pixels that is covered wholly each time; measured, see `docs/uploads.md`.
 * A *layer* is a picture of its own, which is drawn first and then laid on what is below.
 */
const WORK = {
  element: 0.04,
  area: 0.15,
  letter: 0.25,
  point: 0.005,
  /** Points of one outline meet one another: of 1,400 points each costs as much again. */
  pointsPerPoint: 1 / 1_400_000,
  dash: 0.002,
  image: 4,
  layer: 5,
  mask: 14,
  clip: 7,
  /** A clipping path of a few shapes needs no layer. */
  plainClip: 1,
  marker: 0.15,
  gradient: 1.3,
  stop: 0.002,
  pattern: 8,
} as const;

/** Shapes that are joined to one clipping path. */
const PLAIN_CLIP_SHAPES = 16;

/** Properties that change the finished picture of an element. */
const EFFECTS = new Set(['opacity', 'mix-blend-mode', 'isolation', 'mask', 'filter', 'clip-path']);

/** Values of these that change nothing. */
const WITHOUT_EFFECT = new Set(['1', '100%', 'none', 'normal', 'auto']);

const PAINT = ['linearGradient', 'radialGradient', 'pattern'];

/** What an element must be for a property, or for an element of this name, to refer to it; whatever it is where nothing stands here. */
const REFERRED: Readonly<Record<string, readonly string[]>> = {
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

/** Calls inside one another that no stack fears. */
const DEEPEST_CALL = 1000;

/** What drawing an element takes at most, with all that is in it and all that it refers to. */
interface Effort {
  /** Milliseconds. */
  work: number;
  /** What styles around it may paint: areas, points that markers stand on, lines that are dashed. */
  areas: number;
  points: number;
  length: number;
  /** The most layers, and the most references, inside one another. */
  layers: number;
  references: number;
}

/**
 * Milliseconds that a browser takes at most to draw a document with 1024 × 1024 pixels, following every reference as often as it is
 * met. Infinite for references in a circle, and for what is nested more deeply than `SVG_LIMITS` allows.
 */
export function drawingWork(document: SvgDocument): number {
  const reckoning = new Reckoning(document);
  const { work, layers, references } = reckoning.effortOf(document.root);
  const isBounded =
    reckoning.isBounded && layers <= SVG_LIMITS.layers && references <= SVG_LIMITS.references && !Number.isNaN(work);
  return isBounded ? work : Number.POSITIVE_INFINITY;
}

class Reckoning {
  readonly #ids: ReadonlyMap<string, SvgElement>;
  readonly #stylesOf: (element: SvgElement) => readonly Declaration[];
  /** Null as long as it is being found out. */
  readonly #efforts = new Map<SvgElement, Effort | null>();
  #calls = 0;
  #isCircular = false;
  #hasDashes = false;
  #hasFixedStrokes = false;

  constructor({ ids, rules }: SvgDocument) {
    this.#ids = ids;
    this.#stylesOf = cascade(rules);
  }

  /** False where a bound was not found. Dashes of a fixed size may be any number on a line that is drawn larger. */
  get isBounded(): boolean {
    return !this.#isCircular && !(this.#hasDashes && this.#hasFixedStrokes);
  }

  effortOf(element: SvgElement): Readonly<Effort> {
    const known = this.#efforts.get(element);
    if (known) return known;
    const effort = startEffort(element);
    if (known === null || this.#calls > DEEPEST_CALL) {
      this.#isCircular = true;
      return effort;
    }
    this.#efforts.set(element, null);
    this.#calls++;
    if (element.name === 'filter')
      effort.work += filterWork(element, (primitive) => this.#follow(effort, primitive.name, primitive.link));
    else this.#addInside(effort, element);
    for (const declaration of this.#stylesOf(element)) this.#paint(effort, declaration);
    // What is seen elsewhere is painted by what it lies in, not by what refers to it.
    for (let around = HIDDEN.has(element.name) ? element.parent : null; around; around = around.parent) {
      for (const declaration of this.#stylesOf(around)) this.#paint(effort, declaration);
    }
    this.#addEffects(effort, element);
    this.#calls--;
    this.#efforts.set(element, effort);
    return effort;
  }

  #addInside(effort: Effort, { name, link, children }: SvgElement): void {
    for (const child of children) {
      if (typeof child === 'string' || HIDDEN.has(child.name)) continue;
      const inside = this.effortOf(child);
      effort.work += inside.work;
      addOutline(effort, inside);
      effort.layers = Math.max(effort.layers, inside.layers);
      effort.references = Math.max(effort.references, inside.references);
    }
    effort.work += this.#follow(effort, name, link);
    const target = this.#find(name, link);
    if (target && name === 'use') addOutline(effort, this.effortOf(target));
  }

  /** The element that a property, or an element of this name, refers to by an id. */
  #find(referrer: string, id: string | undefined): SvgElement | null {
    const target = id === undefined ? undefined : this.#ids.get(id);
    const names = REFERRED[referrer];
    return target && (!names || names.includes(target.name)) ? target : null;
  }

  /** What the element takes that is referred to; 0 for none. Where it lies deeper than what was known, `effort` notes it. */
  #follow(effort: Effort, referrer: string, id: string | undefined): number {
    const target = this.#find(referrer, id);
    if (!target) return 0;
    const { work, layers, references } = this.effortOf(target);
    effort.layers = Math.max(effort.layers, layers);
    effort.references = Math.max(effort.references, references + 1);
    return work;
  }

  /** Adds what a declaration makes of the element's own areas and lines, and of those in it. */
  #paint(effort: Effort, { property, value, functions }: Declaration): void {
    if (property === 'fill' || property === 'stroke') {
      for (const id of idsIn(value)) effort.work += times(effort.areas, this.#follow(effort, property, id));
    } else if (property.startsWith('marker')) {
      for (const id of idsIn(value))
        effort.work += times(effort.points, WORK.marker + this.#follow(effort, property, id));
    } else if (property === 'stroke-dasharray') {
      const density = functions.length > 0 ? Number.POSITIVE_INFINITY : dashesPerLength(textOf(value));
      if (density > 0) this.#hasDashes = true;
      effort.work += WORK.dash * times(effort.length, density);
    } else if (property === 'vector-effect' && textOf(value) !== 'none') {
      this.#hasFixedStrokes = true;
    }
  }

  /** Adds what is done to the finished picture of an element. */
  #addEffects(effort: Effort, element: SvgElement): void {
    let isLayer = false;
    for (const { property, value, functions } of this.#stylesOf(element)) {
      if (!EFFECTS.has(property) || WITHOUT_EFFECT.has(textOf(value))) continue;
      const targets = idsIn(value).filter((id) => property !== 'clip-path' || !this.#isPlainClip(id));
      isLayer ||= property !== 'clip-path' || targets.length > 0;
      for (const id of targets) effort.work += this.#follow(effort, property, id);
      if (property === 'mask') effort.work += WORK.mask;
      if (property === 'clip-path') effort.work += targets.length > 0 ? WORK.clip : WORK.plainClip;
      if (property === 'filter') for (const name of functions) effort.work += filterFunctionWork(name);
    }
    if (!isLayer) return;
    effort.work += WORK.layer;
    effort.layers++;
  }

  #isPlainClip(id: string): boolean {
    const clip = this.#find('clip-path', id);
    if (!clip) return true;
    const isClipped = (element: SvgElement): boolean =>
      this.#stylesOf(element).some(({ property }) => property === 'clip-path');
    return (
      !isClipped(clip) &&
      clip.children.length <= PLAIN_CLIP_SHAPES &&
      clip.children.every((child) => typeof child !== 'string' && SHAPES.has(child.name) && !isClipped(child))
    );
  }
}

function startEffort(element: SvgElement): Effort {
  const { name, children } = element;
  const outline = outlineOf(element);
  let work: number = WORK.element;
  if (name === 'image') work += WORK.image;
  if (name === 'pattern') work += WORK.pattern;
  if (name === 'linearGradient' || name === 'radialGradient') work += WORK.gradient + WORK.stop * children.length;
  work += outline.areas * (TEXTS.has(name) ? WORK.letter : WORK.area);
  work += outline.points * (WORK.point + outline.points * WORK.pointsPerPoint);
  return { work, ...outline, layers: 0, references: 0 };
}

function addOutline(effort: Effort, { areas, points, length }: Readonly<Effort>): void {
  effort.areas += areas;
  effort.points += points;
  effort.length += length;
}

/** A product in which nothing of something endless is nothing. */
function times(count: number, each: number): number {
  return count === 0 || each === 0 ? 0 : count * each;
}

function idsIn(value: Declaration['value']): string[] {
  return value.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
}

/** A value without its references. */
function textOf(value: Declaration['value']): string {
  return value
    .map((part) => (typeof part === 'string' ? part : ''))
    .join('')
    .trim()
    .toLowerCase();
}

/** Dashes on a line of length 1; infinite where that is not known. */
function dashesPerLength(text: string): number {
  if (text === 'none') return 0;
  const lengths = text.split(/[\s,]+/).map((length) => Number(length.replace(/px$/, '')));
  const period = lengths.reduce((sum, length) => sum + length, 0);
  if (!lengths.every((length) => length >= 0)) return Number.POSITIVE_INFINITY;
  // Nothing but zeros is a line without dashes.
  return period > 0 ? lengths.length / period : 0;
}
