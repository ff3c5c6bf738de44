import { extname } from 'node:path';
import type { Code } from '#doors/code';
import { OptionError, TextError } from '#doors/errors';
import type { FrameOptions } from '#doors/frame';
import type { CodeOptions, Logo } from '#doors/options';
import type { PdfOptions } from '#doors/pdf';
import { type Command, choiceOf, nearest, numberOf, type Options, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { readInput, readText, withProgress, writeFile, writeOutput } from './files.ts';

const HELP = `quietzone make TEXT -o FILE
TEXT may be - for standard input, and FILE may be - for standard output.

Content  --type TYPE            wifi, contact, email, sms, phone, link, event,
                                place, whatsapp, telegram, girocode, instagram,
                                youtube, facebook, x; default: as typed
         --field NAME=VALUE     a field of the type; TEXT is the first field
         --password-file FILE   the field password, kept off the command line
         --design FILE          a picture, JSON file or link saved by the site
Look     --shape SHAPE          square, rounded, dots, level-bars, upright-bars
         --color HEX, --background HEX
         --margin MODULES, --level L|M|Q|H
         --logo FILE            in the middle; PNG, JPEG, WebP or SVG
         --weave FILE           a photo that becomes the code
         --caption WORDS        below the code; --font FILE for other scripts
         --frame FRAME          line, rounded, tab, ticket
Size     --mm WIDTH, --px WIDTH in print, on screens
File     --format FORMAT        svg, png, pdf, text; default: as FILE ends
         --black                only black ink, in a PDF
         --verify               writes only what a decoder reads back
         --force                replaces FILE

Examples
  quietzone make https://example.com -o code.png --px 800 --shape dots
  quietzone make --type wifi --field name=Cafe --password-file key -o wifi.pdf
  quietzone make - --format svg < text.txt > code.svg
`;

const FORMATS = ['svg', 'png', 'pdf', 'text'] as const;

export type Format = (typeof FORMATS)[number];

const OPTIONS: Options = {
  output: { type: 'string', short: 'o' },
  format: { type: 'string' },
  type: { type: 'string' },
  field: { type: 'string', multiple: true },
  'password-file': { type: 'string' },
  shape: { type: 'string' },
  color: { type: 'string' },
  background: { type: 'string' },
  margin: { type: 'string' },
  level: { type: 'string' },
  logo: { type: 'string' },
  weave: { type: 'string' },
  caption: { type: 'string' },
  frame: { type: 'string' },
  font: { type: 'string' },
  design: { type: 'string' },
  verify: { type: 'boolean' },
  mm: { type: 'string' },
  px: { type: 'string' },
  black: { type: 'boolean' },
  force: { type: 'boolean' },
};

export const command: Command = {
  help: HELP,
  options: OPTIONS,
  async run(values, parameters) {
    const output = stringOf(values, 'output') ?? '-';
    const format = formatOf(values, output);
    const { text, cautions, code } = await contentOf(values, parameters);
    for (const caution of cautions) console.error(`quietzone: ${caution}`);
    const data = await inWords(make(text, format, values, code));
    if (output === '-') await writeOutput(data);
    else writeFile(output, data, values.force === true);
    if (values.verify) console.error(VERIFIED);
    return STATUS.done;
  },
};

const VERIFIED =
  'quietzone: The code was read back, and has the right text. quietzone check FILE says how well it scans.';

/** Waits for work of the doors, and makes their errors those of the command. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (error instanceof TextError) throw new CommandError(STATUS.notEncoded, error.message);
    if (error instanceof OptionError) throw usageError(`--${error.message}`);
    throw error;
  });
}

function formatOf(values: Values, output: string): Format {
  const given = choiceOf(values, 'format', FORMATS);
  const format = given ?? (output === '-' ? defaultFormat() : formatNamed(output));
  const isBinary = format === 'png' || format === 'pdf';
  if (output === '-' && isBinary && process.stdout.isTTY) throw usageError(`Give a file for the ${format}: -o FILE.`);
  return format;
}

function defaultFormat(): Format {
  return process.stdout.isTTY ? 'text' : 'svg';
}

export function formatNamed(output: string): Format {
  const ending = extname(output).slice(1).toLowerCase();
  const format = ending === 'txt' ? 'text' : FORMATS.find((each) => each === ending);
  if (format) return format;
  throw usageError(`The name ${output} ends in no known format. Add --format ${FORMATS.join('|')}.`);
}

/** What to encode. */
export interface TypedText {
  /** A saved design needs none. */
  readonly text: string | undefined;
  /** Sentences about what may not work as intended. */
  readonly cautions: readonly string[];
  /** What the format of the content demands of the code. */
  readonly code: CodeOptions;
}

async function contentOf(values: Values, parameters: readonly string[]): Promise<TypedText> {
  const [given, ...others] = parameters;
  if (others.length > 0)
    throw usageError('Give one text, or the name of a command first. Put quotes around a text with spaces.');
  const typed = given === '-' ? await readText('-') : given;
  const type = stringOf(values, 'type');
  if (type === undefined) {
    for (const name of ['field', 'password-file']) if (values[name]) throw usageError(`--${name} needs --type.`);
    if (typed === undefined && !values.design) throw usageError('Give a text, or - for standard input.');
    return { text: typed, cautions: [], code: {} };
  }
  const fields = ((values.field ?? []) as readonly string[]).map((field) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(field) ?? [];
    if (name === undefined) throw usageError(`--field must be NAME=VALUE, not ${field}.`);
    return [name, value];
  });
  const file = stringOf(values, 'password-file');
  if (file !== undefined) fields.push(['password', await readText(file)]);
  return textOf(type, Object.fromEntries(fields), typed);
}

/** Returns the text of a type and its fields. `typed` is the first field. */
export async function textOf(
  type: string,
  given: Readonly<Record<string, string>>,
  typed?: string,
): Promise<TypedText & { readonly text: string }> {
  const { build, CONTENT_TYPES, fieldsOf } = await import('#doors/content-fields');
  const { cautionSentence } = await import('#doors/caution-words');
  const known = choiceOf({ type }, 'type', CONTENT_TYPES)!;
  const all = fieldsOf(known);
  const names = all.map(({ name }) => name);
  for (const name of Object.keys(given)) checkField(known, name, names);
  const fields: Record<string, string> = { ...(typed !== undefined && { [names[0]]: typed }), ...given };
  // The only fields that are no text.
  for (const { name, control } of all) if (control === 'tick' && fields[name] === 'false') fields[name] = '';
  const { text, cautions, code } = build(known, fields);
  const refusing = cautions.filter(({ refuses }) => refuses);
  if (refusing.length > 0) throw new CommandError(STATUS.notEncoded, refusing.map(cautionSentence).join('\n'));
  return { text, cautions: cautions.map(cautionSentence), code };
}

function checkField(type: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const near = nearest(name, names);
  throw usageError(`${type} has no field ${name}. ${near ? `Did you mean ${near}?` : `It has ${names.join(', ')}.`}`);
}

/** Options that a saved design has already. */
const OF_LOOKS = ['shape', 'color', 'background', 'level', 'logo', 'weave', 'caption', 'frame'] as const;

async function make(
  text: string | undefined,
  format: Format,
  values: Values,
  code: CodeOptions,
): Promise<Uint8Array | string> {
  const font = stringOf(values, 'font');
  const options: MakeOptions = {
    ...optionsOf(values),
    ...code,
    ...(font !== undefined && { font: await readInput(font, MAX_FONT_BYTES) }),
  };
  const design = stringOf(values, 'design');
  if (design === undefined) {
    const [logo, photo] = [stringOf(values, 'logo'), stringOf(values, 'weave')];
    return makeNew(text!, format, options, { logo, photo, isVerified: values.verify === true });
  }
  for (const name of OF_LOOKS) if (values[name]) throw usageError(`--design and --${name} exclude each other.`);
  if (code.level) throw usageError('The format of this content prescribes the code, so no saved design can be used.');
  const { makeSaved, readSavedDesign } = await import('./saved-design.ts');
  const saved = await makeSaved(await readSavedDesign(design), text);
  if (values.verify)
    await verify(await saved.write({ ...options, format: 'png', px: VERIFIED_PIXELS }), saved.code.text);
  return format === 'text' ? draw(saved.code, format, options) : saved.write({ ...options, format });
}

const MAX_FONT_BYTES = 64 << 20;

/** Width of the picture that is read back. */
const VERIFIED_PIXELS = 1200;

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
async function verify(picture: Uint8Array<ArrayBuffer>, text: string): Promise<void> {
  const { decodePng, flattenOn } = await import('#raster');
  const { loadFileReader, WHITE_PAGE } = await import('#scanning/tunnel');
  const { decoderModule } = await import('#doors/decoders');
  const pixels = await decodePng(picture);
  const reader = await loadFileReader(await decoderModule());
  if (pixels && (await reader.read(flattenOn(pixels, WHITE_PAGE)))?.text === text) return;
  throw new CommandError(STATUS.nothingRead, 'The code cannot be read back, so nothing is written. Change its look.');
}

export type MakeOptions = PdfOptions & Omit<FrameOptions, 'mm'>;

/** Returns the options of the doors. These check the values. */
function optionsOf(values: Values): MakeOptions {
  const given = {
    shape: stringOf(values, 'shape'),
    color: stringOf(values, 'color'),
    background: stringOf(values, 'background'),
    level: stringOf(values, 'level')?.toUpperCase(),
    caption: stringOf(values, 'caption'),
    frame: stringOf(values, 'frame'),
    margin: numberOf(values, 'margin'),
    mm: numberOf(values, 'mm'),
    px: numberOf(values, 'px'),
    black: values.black,
    date: sourceDate(),
  };
  return given as MakeOptions;
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

async function draw(text: string | Code, format: Format, options: PdfOptions): Promise<Uint8Array | string> {
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

/** The date for files that must be the same in every build (reproducible-builds.org); by default, now. */
export function sourceDate(): Date | undefined {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return undefined;
  if (/^\d{1,12}$/.test(seconds)) return new Date(1000 * Number(seconds));
  throw usageError(`SOURCE_DATE_EPOCH must be in seconds, not ${seconds}.`);
}
