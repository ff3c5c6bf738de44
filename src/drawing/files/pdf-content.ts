// Layers as operators of a page's content stream. ISO 32000-2, 8.5 (paths), 8.8 (external objects), 8.10 (forms).

import { type ImageLayer, type Layer, type Paint, type PathLayer, walkPath } from '#drawing';
import type { Pixels } from '#raster';
import { addImage } from './pdf-image.ts';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { nameIn, type PdfCanvas, type PdfInk, setOpacity, setPaint, writeResources } from './pdf-paint.ts';
import { cutImage, seenPart } from './svg-file.ts';

/** Layers that are painted at once: an image, or paths in one paint. These become one path, so that no viewer leaves hairlines. */
type Stretch = readonly [ImageLayer] | readonly [PathLayer, ...PathLayer[]];

/**
 * Writes the layers of all pages of a file. Paths that several pages show, and the same layers at that, are one form that these pages
 * share; an image is in the file once, whichever layers show it.
 */
export class PdfContent {
  readonly #objects: PdfObjects;
  readonly #ink: PdfInk;
  readonly #numbers = new Map<Layer, number>();
  readonly #uses = new Map<string, number>();
  readonly #forms = new Map<string, PdfReference>();
  readonly #images = new Map<Pixels, Map<string, PdfReference>>();

  /** `pages` are the layers of every page that will be written. */
  constructor(objects: PdfObjects, ink: PdfInk, pages: readonly (readonly Layer[])[]) {
    this.#objects = objects;
    this.#ink = ink;
    for (const stretch of pages.flatMap(stretchesOf)) {
      const key = this.#keyOf(stretch);
      this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
    }
  }

  /** Returns the operators that paint layers, in units of the drawing. */
  async write(canvas: PdfCanvas, layers: readonly Layer[]): Promise<string[]> {
    const operators: string[] = [];
    for (const stretch of stretchesOf(layers)) operators.push(...(await this.#writeStretch(canvas, stretch)));
    return operators;
  }

  async #writeStretch(canvas: PdfCanvas, stretch: Stretch): Promise<string[]> {
    if (isImage(stretch)) return this.#placeImage(canvas, stretch[0]);
    const key = this.#keyOf(stretch);
    if (this.#uses.get(key) === 1) return fillPaths(canvas, stretch);
    const formKey = `${canvas.width} ${canvas.height} ${key}`;
    const form = this.#forms.get(formKey) ?? (await this.#addForm(canvas, stretch));
    this.#forms.set(formKey, form);
    return [`/${nameIn(canvas, 'XObject', form)} Do`];
  }

  async #addForm({ width, height }: PdfCanvas, stretch: readonly [PathLayer, ...PathLayer[]]): Promise<PdfReference> {
    // A gradient within a form is placed in the form's own units.
    const form: PdfCanvas = {
      ...{ objects: this.#objects, ink: this.#ink, width, height },
      ...{ resources: new Map(), matrix: [1, 0, 0, 1, 0, 0] },
    };
    const operators = await fillPaths(form, stretch);
    return this.#objects.addDeflated(
      `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(0, 0, width, height)}] ` +
        `/Resources << ${writeResources(form.resources)} >>`,
      new TextEncoder().encode(operators.join('\n')),
    );
  }

  async #placeImage(canvas: PdfCanvas, layer: ImageLayer): Promise<string[]> {
    const { x, y, width, height, opacity } = layer;
    const name = nameIn(canvas, 'XObject', await this.#imageOf(layer));
    const opened = opacity < 1 ? ['q', setOpacity(canvas, opacity)] : ['q'];
    return [...opened, `${pdfNumbers(width, 0, 0, -height, x, y + height)} cm`, `/${name} Do`, 'Q'];
  }

  /** Returns the part of a layer's image that is seen; it is added when it is first shown. */
  async #imageOf(layer: ImageLayer): Promise<PdfReference> {
    const { pixels } = layer.image;
    const parts = this.#images.get(pixels) ?? new Map<string, PdfReference>();
    this.#images.set(pixels, parts);
    const key = JSON.stringify(seenPart(layer));
    const image = parts.get(key) ?? (await addImage(this.#objects, cutImage(layer), this.#ink));
    parts.set(key, image);
    return image;
  }

  /** Returns the same text for the same layers. */
  #keyOf(stretch: Stretch): string {
    return stretch
      .map((layer) => {
        const number = this.#numbers.get(layer) ?? this.#numbers.size;
        this.#numbers.set(layer, number);
        return number;
      })
      .join(' ');
  }
}

/** Fills a path; nothing for a paint that is wholly clear. */
export async function fill(canvas: PdfCanvas, paint: Paint, path: readonly string[]): Promise<string[]> {
  if (paint.kind === 'solid' && paint.color.a === 0) return [];
  return ['q', ...(await setPaint(canvas, paint)), ...path, 'f', 'Q'];
}

function fillPaths(canvas: PdfCanvas, stretch: readonly [PathLayer, ...PathLayer[]]): Promise<string[]> {
  return fill(canvas, stretch[0].paint, stretch.flatMap(writePath));
}

function stretchesOf(layers: readonly Layer[]): Stretch[] {
  const stretches: Stretch[] = [];
  let last: PathLayer[] = [];
  for (const layer of layers) {
    if (layer.kind === 'image') {
      stretches.push([layer]);
      last = [];
    } else if (last.length > 0 && JSON.stringify(layer.paint) === JSON.stringify(last[0].paint)) {
      last.push(layer);
    } else {
      const begun: [PathLayer, ...PathLayer[]] = [layer];
      stretches.push(begun);
      last = begun;
    }
  }
  return stretches;
}

function isImage(stretch: Stretch): stretch is readonly [ImageLayer] {
  return stretch[0].kind === 'image';
}

function writePath({ d }: PathLayer): string[] {
  const operators: string[] = [];
  walkPath(d, {
    moveTo: (x, y) => operators.push(`${pdfNumbers(x, y)} m`),
    lineTo: (x, y) => operators.push(`${pdfNumbers(x, y)} l`),
    curveTo: (...places) => operators.push(`${pdfNumbers(...places)} c`),
    close: () => operators.push('h'),
  });
  return operators;
}
