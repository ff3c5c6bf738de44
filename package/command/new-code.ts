// Makes a file of a text: for `make`, and for the tool of that name in `mcp`.

import { extname } from 'node:path';
import type { Code } from '#doors/code';
import type { FrameOptions } from '#doors/frame';
import type { Logo } from '#doors/options';
import type { PdfOptions } from '#doors/pdf';
import { CommandError, STATUS, usageError } from './errors.ts';
import { withProgress } from './files.ts';

export const FORMATS = ['svg', 'png', 'pdf', 'text'] as const;

export type Format = (typeof FORMATS)[number];

export function formatNamed(output: string): Format {
  const ending = extname(output).slice(1).toLowerCase();
  const format = ending === 'txt' ? 'text' : FORMATS.find((each) => each === ending);
  if (format) return format;
  throw usageError(`The name ${output} ends in no known format. Add --format ${FORMATS.join('|')}.`);
}

export type MakeOptions = PdfOptions & Omit<FrameOptions, 'mm'>;

/** Width of the picture that is read back. */
export const VERIFIED_PIXELS = 1200;

/** Images of a new code, as files, and whether it is read back. */
export interface Additions {
  readonly logo?: string;
  /** In percent, 10 to 50. */
  readonly logoSize?: number;
  readonly photo?: string;
  readonly isVerified?: boolean;
}

/** Makes a file of a text. Rejects with what the doors throw, or with a `CommandError`. */
export async function makeNew(
  text: string,
  format: Format,
  options: MakeOptions,
  { logo, logoSize, photo, isVerified }: Additions,
): Promise<Uint8Array | string> {
  if (logo !== undefined && photo !== undefined) throw usageError('A code has a logo or a woven photo, not both.');
  const look = logo === undefined ? options : { ...options, logo: await logoOf(logo, logoSize) };
  let code = await codeOf(text, photo, look);
  if (look.caption !== undefined || look.frame !== undefined) {
    const { framed } = await import('#doors/frame');
    code = await framed(code, look);
  }
  if (isVerified) {
    const { png } = await import('#doors/png');
    await verify(await png(code, { ...look, px: VERIFIED_PIXELS }), text);
  }
  return draw(code, format, look);
}

async function codeOf(text: string, photo: string | undefined, look: MakeOptions): Promise<string | Code> {
  if (photo !== undefined) {
    if (look.level) throw usageError('A woven photo needs its own level, so none can be given or prescribed.');
    return weaveFile(text, photo);
  }
  if (look.logo === undefined) return text;
  const fitting = await import('#doors/fit');
  return fitting.fit(text, { ...look, logo: look.logo });
}

/** Rejects with a `CommandError` unless a decoder reads the text in a picture. */
export async function verify(picture: Uint8Array<ArrayBuffer>, text: string): Promise<void> {
  const { decodePng, flattenOn } = await import('#raster');
  const { loadFileReader, WHITE_PAGE } = await import('#scanning/tunnel');
  const { decoderModule } = await import('#doors/decoders');
  const pixels = await decodePng(picture);
  const reader = await loadFileReader(await decoderModule());
  if (pixels && (await reader.read(flattenOn(pixels, WHITE_PAGE)))?.text === text) return;
  throw new CommandError(STATUS.nothingRead, 'The code cannot be read back, so nothing is written. Change its look.');
}

export async function logoOf(path: string, size?: number): Promise<Logo> {
  const { readImage } = await import('./images.ts');
  const { writeDataUrl } = await import('#raster');
  const { type, file, pixels } = await readImage(path);
  return { href: writeDataUrl(type, file), pixels, ...(size !== undefined && { size }) };
}

async function weaveFile(text: string, path: string): Promise<Code> {
  const { readImage } = await import('./images.ts');
  const { weave } = await import('#doors/weave');
  const { pixels } = await readImage(path);
  return withProgress('Weaving the photo', () => weave(text, pixels));
}

export async function draw(text: string | Code, format: Format, options: PdfOptions): Promise<Uint8Array | string> {
  switch (format) {
    case 'svg':
      return (await import('#doors/svg')).svg(text, options);
    case 'png':
      return (await import('#doors/png')).png(text, options);
    case 'pdf':
      return (await import('#doors/pdf')).pdf(text, options);
    case 'text': {
      const ansi = process.stdout.isTTY === true && !process.env.NO_COLOR;
      return (await import('#doors/terminal')).terminal(text, { ...options, ansi });
    }
  }
}
