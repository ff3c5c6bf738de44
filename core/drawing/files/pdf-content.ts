// Layers as operators of a page's content stream. ISO 32000-2, 8.5 (paths), 8.8 (external objects), 8.10 (forms).

import {
  type GroupLayer,
  type ImageLayer,
  type Layer,
  mapOf,
  type Paint,
  type PathLayer,
  seenPart,
  walkPath,
} from '#drawing';
import type { Pixels } from '#raster';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { addImage, nameIn, type PdfCanvas, type PdfInk, setOpacity, setPaint, writeResources } from './pdf-paint.ts';
import { cutImage } from './svg-file.ts';

/** An image of which a file that is written piece by piece shows always the same part. The file contains it once. */
export interface SharedImage {
  readonly pixels: Pixels;
  reference: PdfReference | null;
}

type Paths = readonly [PathLayer, ...PathLayer[]];

/** Layers painted together, so that no viewer shows hairlines: an image, a group, or paths in the same paint. */
type Stretch =
  | { readonly kind: 'image'; readonly layer: ImageLayer }
  | { readonly kind: 'group'; readonly layer: GroupLayer }
  | { readonly kind: 'paths'; readonly layers: Paths };

export class PdfContent {
  readonly #objects: PdfObjects;
  readonly #ink: PdfInk;
  readonly #numbers = new Map<object, number>();
  readonly #uses = new Map<string, number>();
  readonly #forms = new Map<string, PdfReference>();
  readonly #images = new Map<Pixels, Map<string, PdfReference>>();
  readonly #shared: SharedImage | null;

  /** `pages` are the layers of all pages that will be written, so that repeated content is known beforehand. */
  constructor(
    objects: PdfObjects,
    ink: PdfInk,
    pages: readonly (readonly Layer[])[],
    shared: SharedImage | null = null,
  ) {
    this.#objects = objects;
    this.#ink = ink;
    this.#shared = shared;
    for (const layers of pages) this.#count(layers);
  }

  async write(canvas: PdfCanvas, layers: readonly Layer[]): Promise<string[]> {
    const operators: string[] = [];
    for (const stretch of stretchesOf(layers)) operators.push(...(await this.#writeStretch(canvas, stretch)));
    return operators;
  }

  #count(layers: readonly Layer[]): void {
    for (const stretch of stretchesOf(layers)) {
      const key = this.#keyOf(stretch);
      const uses = this.#uses.get(key) ?? 0;
      this.#uses.set(key, uses + 1);
      if (uses === 0 && stretch.kind === 'group') this.#count(stretch.layer.layers);
    }
  }

  #writeStretch(canvas: PdfCanvas, stretch: Stretch): Promise<string[]> {
    switch (stretch.kind) {
      case 'image':
        return this.#placeImage(canvas, stretch.layer);
      case 'group':
        return this.#placeGroup(canvas, stretch.layer, this.#keyOf(stretch));
      case 'paths':
        return this.#fillStretch(canvas, stretch.layers, this.#keyOf(stretch));
    }
  }

  async #fillStretch(canvas: PdfCanvas, paths: Paths, key: string): Promise<string[]> {
    if (this.#uses.get(key) === 1) return fillPaths(canvas, paths);
    const form = await this.#formOf(`${canvas.width} ${canvas.height} ${key}`, canvas, (inner) =>
      fillPaths(inner, paths),
    );
    return [`/${nameIn(canvas, 'XObject', form)} Do`];
  }

  async #placeGroup(canvas: PdfCanvas, group: GroupLayer, key: string): Promise<string[]> {
    const { factor, x, y } = mapOf(group);
    const { width, height, layers } = group;
    const matrix = [factor, 0, 0, factor, x, y];
    const placed = ['q', `${pdfNumbers(...matrix)} cm`];
    if (this.#uses.get(key) === 1) {
      const inner: PdfCanvas = { ...canvas, width, height, matrix: multiply(matrix, canvas.matrix) };
      return [...placed, ...(await this.write(inner, layers)), 'Q'];
    }
    const form = await this.#formOf(key, group, (inner) => this.write(inner, layers));
    return [...placed, `/${nameIn(canvas, 'XObject', form)} Do`, 'Q'];
  }

  async #formOf(
    key: string,
    { width, height }: Pick<PdfCanvas, 'width' | 'height'>,
    write: (canvas: PdfCanvas) => Promise<string[]>,
  ): Promise<PdfReference> {
    const known = this.#forms.get(key);
    if (known) return known;
    // Inside a form, gradients are in the form's own units.
    const canvas: PdfCanvas = {
      ...{ objects: this.#objects, ink: this.#ink, width, height },
      ...{ resources: new Map(), matrix: [1, 0, 0, 1, 0, 0] },
    };
    const operators = await write(canvas);
    const form = await this.#objects.addDeflated(
      // Large enough for everything that extends beyond the edge of a page.
      `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(-width, -height, 2 * width, 2 * height)}] ` +
        `/Resources << ${writeResources(canvas.resources)} >>`,
      new TextEncoder().encode(operators.join('\n')),
    );
    this.#forms.set(key, form);
    return form;
  }

  async #placeImage(canvas: PdfCanvas, layer: ImageLayer): Promise<string[]> {
    const { x, y, width, height, opacity } = layer;
    const name = nameIn(canvas, 'XObject', await this.#imageOf(layer));
    const opened = opacity < 1 ? ['q', setOpacity(canvas, opacity)] : ['q'];
    return [...opened, `${pdfNumbers(width, 0, 0, -height, x, y + height)} cm`, `/${name} Do`, 'Q'];
  }

  async #imageOf(layer: ImageLayer): Promise<PdfReference> {
    const { pixels } = layer.image;
    const shared = this.#shared?.pixels === pixels ? this.#shared : null;
    if (shared?.reference) return shared.reference;
    const parts = this.#images.get(pixels) ?? new Map<string, PdfReference>();
    this.#images.set(pixels, parts);
    const key = JSON.stringify(seenPart(layer));
    const image = parts.get(key) ?? (await addImage(this.#objects, cutImage(layer), this.#ink));
    parts.set(key, image);
    if (shared) shared.reference = image;
    return image;
  }

  /** Equal for the same layers, and for groups of the same layers and size wherever they are. */
  #keyOf(stretch: Stretch): string {
    switch (stretch.kind) {
      case 'image':
        return `${this.#numberOf(stretch.layer)}`;
      case 'group': {
        const { layers, width, height } = stretch.layer;
        return `group ${this.#numberOf(layers)} ${width} ${height}`;
      }
      case 'paths':
        return stretch.layers.map((layer) => this.#numberOf(layer)).join(' ');
    }
  }

  #numberOf(one: object): number {
    const number = this.#numbers.get(one) ?? this.#numbers.size;
    this.#numbers.set(one, number);
    return number;
  }
}

/** Returns the operators that fill a path; none for a fully transparent color. */
export async function fill(canvas: PdfCanvas, paint: Paint, path: readonly string[]): Promise<string[]> {
  if (paint.kind === 'solid' && paint.color.a === 0) return [];
  return ['q', ...(await setPaint(canvas, paint)), ...path, 'f', 'Q'];
}

function fillPaths(canvas: PdfCanvas, paths: Paths): Promise<string[]> {
  return fill(canvas, paths[0].paint, paths.flatMap(writePath));
}

function multiply(first: readonly number[], then: readonly number[]): number[] {
  const [a, b, c, d, e, f] = first;
  const [p, q, r, s, t, u] = then;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

function stretchesOf(layers: readonly Layer[]): Stretch[] {
  const stretches: Stretch[] = [];
  let last: [PathLayer, ...PathLayer[]] | null = null;
  for (const layer of layers) {
    if (layer.kind === 'path') {
      if (last && JSON.stringify(layer.paint) === JSON.stringify(last[0].paint)) {
        last.push(layer);
        continue;
      }
      last = [layer];
      stretches.push({ kind: 'paths', layers: last });
      continue;
    }
    last = null;
    stretches.push(layer.kind === 'image' ? { kind: 'image', layer } : { kind: 'group', layer });
  }
  return stretches;
}

/** A rectangle is written as `re`, which takes a third of the bytes: most outlines of a large code are single modules. */
function writePath({ d }: PathLayer): string[] {
  const operators: string[] = [];
  let begin = 0;
  let corners: number[] = [];
  walkPath(d, {
    moveTo(x, y) {
      begin = operators.length;
      corners = [x, y];
      operators.push(`${pdfNumbers(x, y)} m`);
    },
    lineTo(x, y) {
      corners.push(x, y);
      operators.push(`${pdfNumbers(x, y)} l`);
    },
    curveTo(...places) {
      corners = [];
      operators.push(`${pdfNumbers(...places)} c`);
    },
    close() {
      const rectangle = rectangleOf(corners);
      if (rectangle) operators.splice(begin, operators.length, `${pdfNumbers(...rectangle)} re`);
      else operators.push('h');
    },
  });
  return operators;
}

/** Returns the operands of `re` (8.5.2.1) that draw the corners in the same direction; null if they are no rectangle. */
function rectangleOf(corners: readonly number[]): readonly number[] | null {
  const [x, y, x2, y2, x3, y3, x4, y4] = corners;
  if (corners.length !== 8) return null;
  if (y2 === y && x3 === x2 && y4 === y3 && x4 === x) return [x, y, x2 - x, y4 - y];
  if (x2 === x && y3 === y2 && x4 === x3 && y4 === y) return [x, y2, x4 - x, y - y2];
  return null;
}
