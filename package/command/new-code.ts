// Makes a file of a text: for `make` and `fix`, and for the tool of that name in `mcp`.

import { extname } from 'node:path';
import type { Code } from '#doors/code';
import { OptionError, TextError } from '#doors/errors';
import type { FrameOptions } from '#doors/frame';
import type { Logo, LookOptions } from '#doors/options';
import type { PdfOptions } from '#doors/pdf';
import type { PngOptions } from '#doors/png';
import type { SvgOptions } from '#doors/svg';
import type { WeaveOptions } from '#doors/weave';
import { choiceOf, type Option, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { readInput, withProgress, writeFile, writeOutput } from './files.ts';
import { type DoorOption, usageErrorOf } from './look-options.ts';

export const FORMATS = ['svg', 'png', 'pdf', 'text'] as const;

export type Format = (typeof FORMATS)[number];

export function formatNamed(output: string): Format {
  const ending = extname(output).slice(1).toLowerCase();
  const format = ending === 'txt' ? 'text' : FORMATS.find((each) => each === ending);
  if (format) return format;
  throw usageError(`The name ${output} ends in no known format. Add --format ${FORMATS.join('|')}.`);
}

/** Where the file goes. */
export const OUTPUT: readonly Option[] = [
  { name: 'output', short: 'o', values: ['FILE'], help: 'default: standard output' },
  { name: 'format', values: ['FORMAT'], help: 'svg, png, pdf, text; default: as FILE ends' },
];

export const FORCE: Option = { name: 'force', help: 'replaces FILE' };

export const FONT: Option = { name: 'font', values: ['FILE'], help: 'for captions in other scripts than Latin' };

/** Returns the format that the options of `OUTPUT` ask for. */
export function formatOf(values: Values): Format {
  const output = outputOf(values);
  const given = choiceOf(values, 'format', FORMATS);
  const format = given ?? (output === '-' ? defaultFormat() : formatNamed(output));
  const isBinary = format === 'png' || format === 'pdf';
  if (output === '-' && isBinary && process.stdout.isTTY) throw usageError(`Give a file for the ${format}: -o FILE.`);
  return format;
}

function outputOf(values: Values): string {
  return stringOf(values, 'output') ?? '-';
}

function defaultFormat(): Format {
  return process.stdout.isTTY ? 'text' : 'svg';
}

/** Writes a file where the options of `OUTPUT` and `FORCE` say. */
export async function putOut(data: Uint8Array | string, values: Values): Promise<void> {
  const output = outputOf(values);
  if (output === '-') await writeOutput(data);
  else writeFile(output, data, values.force === true);
}

const MAX_FONT_BYTES = 64 << 20;

/** Reads the file of the option `FONT`. */
export async function fontOf(values: Values): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const font = stringOf(values, 'font');
  return font === undefined ? undefined : readInput(font, MAX_FONT_BYTES);
}

/** Waits for work of the doors, and makes their errors those of the command. `rows` are the options that it has. */
export async function inWords<T>(work: Promise<T>, rows: readonly DoorOption[]): Promise<T> {
  return work.catch((error) => {
    if (error instanceof TextError) throw new CommandError(STATUS.notEncoded, error.message);
    if (error instanceof OptionError) throw usageErrorOf(error, rows);
    throw error;
  });
}

/** A logo as a file. */
export interface LogoFile extends Pick<Logo, 'size' | 'position'> {
  readonly file?: string;
}

/** A look whose logo is a file. */
export interface FileLook extends Omit<LookOptions, 'logo'> {
  readonly logo?: LogoFile;
}

/** The options of the doors, with files for images. */
export type MakeOptions = FileLook &
  Omit<PngOptions & SvgOptions & PdfOptions & FrameOptions, 'logo'> & {
    readonly weave?: WeaveOptions & { readonly file?: string };
  };

/** Width of the picture that is read back. */
export const VERIFIED_PIXELS = 1200;

export interface NewCode {
  readonly data: Uint8Array | string;
  /** The PNG that was read back; null if none was asked for. */
  readonly picture: Uint8Array | null;
}

/** Makes a file of a text. Rejects with what the doors throw, or with a `CommandError`. */
export async function makeNew(
  text: string,
  format: Format,
  { weave, logo, ...options }: MakeOptions,
  isVerified: boolean,
): Promise<NewCode> {
  if (logo && weave) throw usageError('A code has a logo or a woven photo, not both.');
  const look = { ...options, ...(logo && { logo: await loadLogoFile(logo) }) };
  const code = weave ? await weaveFile(text, weave, look) : await plainCode(text, look);
  return makeOf(code, format, look, isVerified ? text : null);
}

/** Makes a file of a text in a look whose images are loaded. */
export async function makeLoaded(text: string, format: Format, look: DoorLook): Promise<NewCode> {
  return makeOf(await plainCode(text, look), format, look, text);
}

/** Frames and draws a code, and reads it back unless `verified` is null. */
async function makeOf(plain: string | Code, format: Format, look: DoorLook, verified: string | null): Promise<NewCode> {
  let code = plain;
  if (look.caption !== undefined || look.frame !== undefined) {
    const { framed } = await import('#doors/frame');
    code = await framed(code, look);
  }
  let picture: Uint8Array<ArrayBuffer> | null = null;
  if (verified !== null) {
    const { png } = await import('#doors/png');
    picture = await png(code, { ...look, px: VERIFIED_PIXELS });
    await verify(picture, verified);
  }
  return { data: await draw(code, format, look), picture };
}

async function plainCode(text: string, { logo, ...look }: DoorLook): Promise<string | Code> {
  if (!logo) return text;
  const fitting = await import('#doors/fit');
  return fitting.fit(text, { ...look, logo });
}

export type DoorLook = Omit<MakeOptions, 'logo' | 'weave'> & { readonly logo?: Logo };

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

export async function loadLogoFile({ file: path, ...placed }: LogoFile): Promise<Logo> {
  if (path === undefined) throw usageError('The size and the position of a logo need its file: --logo FILE.');
  const { readImage } = await import('./images.ts');
  const { writeDataUrl } = await import('#raster');
  const { type, file, pixels } = await readImage(path);
  return { href: writeDataUrl(type, file), pixels, ...placed };
}

async function weaveFile(text: string, { file, ...woven }: NonNullable<MakeOptions['weave']>, look: DoorLook) {
  if (file === undefined) throw usageError('The options of a woven photo need its file: --weave FILE.');
  for (const name of CHOSEN_BY_WEAVING)
    if (look[name] !== undefined)
      throw usageError(`A woven photo needs its own ${name}, so none can be given or prescribed.`);
  const { readImage } = await import('./images.ts');
  const { weave } = await import('#doors/weave');
  const { pixels } = await readImage(file);
  return withProgress('Weaving the photo', () => weave(text, pixels, woven));
}

const CHOSEN_BY_WEAVING = ['level', 'minVersion', 'maxVersion', 'mask', 'eci', 'kanji', 'gs1'] as const;

export async function draw(
  text: string | Code,
  format: Format,
  options: PdfOptions & SvgOptions,
): Promise<Uint8Array | string> {
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
