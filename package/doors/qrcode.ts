// The functions of the package `qrcode` 1.5.4, for servers. `qrcode-browser.ts` is what it has in browsers.

import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs';
import { encodePng, writeDataUrl } from '#raster';
import { type ToDataURL, toCanvas } from './qrcode-browser.ts';
import type { Callback, OfText, QRCode, QRCodeInput, QRCodeOptions } from './qrcode-create.ts';
import { answer, create } from './qrcode-create.ts';
import { drawPixels, drawSvg, drawTerminal, drawUtf8 } from './qrcode-render.ts';

export type {
  QRCode,
  QRCodeErrorCorrectionLevel,
  QRCodeInput,
  QRCodeOptions,
  QRCodeOptions as QRCodeRenderersOptions,
  QRCodeOptions as QRCodeToBufferOptions,
  QRCodeOptions as QRCodeToDataURLOptions,
  QRCodeOptions as QRCodeToFileOptions,
  QRCodeOptions as QRCodeToFileStreamOptions,
  QRCodeOptions as QRCodeToStringOptions,
  QRCodeSegment,
} from './qrcode-create.ts';

/** A `Buffer`, where there are types of Node. */
export type PngBuffer = typeof globalThis extends { Buffer: { alloc(size: number): infer T } }
  ? T
  : Uint8Array<ArrayBuffer>;

/** A stream of Node that can be written to. */
export interface FileStream {
  end(bytes: Uint8Array): unknown;
  emit(event: 'error', error: unknown): unknown;
}

interface ToBuffer extends OfText<PngBuffer> {}

function run<T>(
  args: readonly unknown[],
  draw: (code: QRCode, options: QRCodeOptions) => T | Promise<T>,
): Promise<T> | undefined {
  const [text, options, last] = args;
  if (text === undefined) throw new Error('String required as first argument');
  const callback = [options, last].find((each) => typeof each === 'function') as Callback<T> | undefined;
  const look: QRCodeOptions = (typeof options === 'object' && options) || {};
  return answer(() => draw(create(text as QRCodeInput, look), look), callback);
}

/**
 * Returns characters, an SVG, or lines for a terminal, by `type`. In browsers, an SVG.
 *
 * @example
 * await toString('https://example.com', { type: 'svg', errorCorrectionLevel: 'H' });
 */
const asText: OfText<string> = (...args: readonly unknown[]) =>
  run(args, (code, options) => {
    if (options.type === 'svg') return drawSvg(code, options);
    return options.type === 'terminal' ? drawTerminal(code, options) : drawUtf8(code, options);
  }) as never;

/**
 * Returns a PNG as a `data:` URL. In browsers, on a canvas, a picture of `type`.
 *
 * @example
 * image.src = await toDataURL('https://example.com', { width: 300, color: { dark: '#036' } });
 */
export const toDataURL: ToDataURL = (...args: readonly unknown[]) =>
  run(args, async (code, options) => writeDataUrl('image/png', await pngOf(code, options))) as never;

/**
 * Returns a PNG.
 *
 * @example
 * response.end(await toBuffer('https://example.com', { scale: 8 }));
 */
export const toBuffer: ToBuffer = (...args: readonly unknown[]) =>
  run(args, async (code, options) => Buffer.from((await pngOf(code, options)).buffer)) as never;

const TEXTS = ['svg', 'txt', 'utf8'];

async function pngOf(code: QRCode, options: QRCodeOptions): Promise<Uint8Array<ArrayBuffer>> {
  if (TEXTS.includes(options.type ?? '')) throw new TypeError(`Of ${options.type}, toString and toFile are to be used`);
  return encodePng(drawPixels(code, options));
}

/**
 * Writes a file of `type`, or of the kind that its name says: `.png`, `.svg`, `.txt`.
 *
 * @example
 * await toFile('code.svg', 'https://example.com');
 */
export const toFile: OfText<void, [path: string]> = (path: unknown, ...args: readonly unknown[]) => {
  if (typeof path !== 'string' || !['string', 'object'].includes(typeof args[0])) throw new Error('Invalid argument');
  return run(args, async (code, options) => {
    const type = options.type || /.\.([^.]+)$/s.exec(path)?.[1].toLowerCase();
    const draw = type === 'svg' ? () => XML + drawSvg(code, options) : () => drawUtf8(code, options);
    const data = TEXTS.includes(type ?? '') ? draw() : await encodePng(drawPixels(code, options));
    await new Promise<void>((done, fail) => writeFile(path, data, (error) => (error ? fail(error) : done())));
  }) as never;
};

const XML =
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

/**
 * Writes a PNG into a stream and ends it. What fails is an `error` of the stream.
 *
 * @example
 * toFileStream(response, 'https://example.com');
 */
export function toFileStream(stream: FileStream, text: QRCodeInput, options?: QRCodeOptions | null): void {
  if (text === undefined) throw new Error('Too few arguments provided');
  const done: Callback<Uint8Array> = (error, bytes) => (error ? stream.emit('error', error) : stream.end(bytes));
  run([text, options, done], (code, look) => encodePng(drawPixels(code, look)));
}

export { asText as toString, create, toCanvas };
// biome-ignore lint/style/noDefaultExport: `qrcode` is imported like this
export default { create, toBuffer, toCanvas, toDataURL, toFile, toFileStream, toString: asText };
