// The functions of the package `qrcode` 1.5.4, for browsers.

import type { Pixels } from '#raster';
import type { Callback, OfText, QRCode, QRCodeInput, QRCodeOptions } from './qrcode-create.ts';
import { answer, create } from './qrcode-create.ts';
import { drawPixels, drawSvg } from './qrcode-render.ts';

/** A canvas of a browser, or one with the same methods. */
export interface CanvasLike {
  width: number;
  height: number;
  getContext(type: '2d'): unknown;
}

/** The canvas that a browser makes. */
export type NewCanvas = typeof globalThis extends { HTMLCanvasElement: { prototype: infer T } } ? T : CanvasLike;

export interface ToCanvas extends OfText<NewCanvas>, OfText<NewCanvas, [canvas: CanvasLike]> {}
export interface ToDataURL extends OfText<string>, OfText<string, [canvas: CanvasLike]> {}

type Context = Record<'createImageData' | 'clearRect' | 'putImageData', (...args: readonly unknown[]) => Pixels>;

interface Drawable extends CanvasLike {
  style?: Partial<Record<'width' | 'height', string>>;
  toDataURL(type: string, quality?: number): string;
}

/** Reads `([canvas], text, [options], [callback])`, and hands on what `draw` makes of them. */
function drawn<T>(
  args: readonly unknown[],
  draw: (code: QRCode, options: QRCodeOptions, canvas: Drawable | undefined) => T,
): Promise<T> | undefined {
  const callback = typeof args.at(-1) === 'function' ? (args.at(-1) as Callback<T>) : undefined;
  const given = callback ? args.slice(0, -1) : args;
  if (given.length === 0) throw new Error('Too few arguments provided');
  const hasCanvas = given.length > 2 || (given.length === 2 && Boolean((given[0] as Drawable).getContext));
  const [canvas, text, options] = hasCanvas ? given : [undefined, ...given];
  const look = (options ?? {}) as QRCodeOptions;
  return answer(() => draw(create(text as QRCodeInput, look), look, canvas as Drawable | undefined), callback);
}

const page = globalThis as unknown as { document?: { createElement(name: string): Drawable } };

function drawCanvas(code: QRCode, options: QRCodeOptions, given: Drawable | undefined): Drawable {
  const canvas = given ?? page.document?.createElement('canvas');
  if (!canvas) throw new Error('You need to specify a canvas element');
  const { width: side, data } = drawPixels(code, options);
  const context = canvas.getContext('2d') as Context;
  const image = context.createImageData(side, side);
  image.data.set(data);
  context.clearRect(0, 0, canvas.width, canvas.height);
  canvas.width = canvas.height = side;
  canvas.style ??= {};
  canvas.style.width = canvas.style.height = `${side}px`;
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Draws a code on a canvas, or on a new one.
 *
 * @example
 * await toCanvas(document.querySelector('canvas')!, 'https://example.com', { width: 300 });
 */
export const toCanvas: ToCanvas = (...args: readonly unknown[]) => drawn(args, drawCanvas) as never;

export const toDataURL: ToDataURL = (...args: readonly unknown[]) =>
  drawn(args, (code, options, canvas) =>
    drawCanvas(code, options, canvas).toDataURL(options.type || 'image/png', options.rendererOpts?.quality),
  ) as never;

const asText: OfText<string> = (...args: readonly unknown[]) => drawn(args, drawSvg) as never;

export { asText as toString, create };
// biome-ignore lint/style/noDefaultExport: `qrcode` is imported like this
export default { create, toCanvas, toDataURL, toString: asText };
