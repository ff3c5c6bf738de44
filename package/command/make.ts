import { extname } from 'node:path';
import type { Code } from '#doors/code';
import { OptionError, TextError } from '#doors/errors';
import type { Logo } from '#doors/options';
import type { PdfOptions } from '#doors/pdf';
import { type Command, choiceOf, nearest, numberOf, type Options, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { readText, writeFile, writeOutput } from './files.ts';
import { withProgress } from './progress.ts';

const HELP = `quietzone make TEXT -o FILE
TEXT may be - for standard input, and FILE may be - for standard output.

Content  --type TYPE            wifi, contact, email, sms, phone, link, x,
                                instagram, youtube, facebook; default: as typed
         --field NAME=VALUE     a field of the type; TEXT is the first field
         --password-file FILE   the field password, kept off the command line
Look     --shape SHAPE          square, rounded, dots, level-bars, upright-bars
         --color HEX            such as 036
         --background HEX       or transparent
         --margin MODULES       default 4
         --level LEVEL          error correction: L, M, Q, H
         --logo FILE            in the middle; PNG, JPEG, WebP or SVG
         --weave FILE           a photo that becomes the code
Size     --mm WIDTH, --px WIDTH in print, on screens
File     --format FORMAT        svg, png, pdf, text; default: as FILE ends
         --black                only black ink, in a PDF
         --force                replaces FILE

Examples
  quietzone make https://example.com -o code.png --px 800 --shape dots
  quietzone make --type wifi --field name=Cafe --password-file key -o wifi.pdf
  quietzone make - --format svg < text.txt > code.svg
`;

const FORMATS = ['svg', 'png', 'pdf', 'text'] as const;

type Format = (typeof FORMATS)[number];

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
    const content = await contentOf(values, parameters);
    const data = await make(content, format, values).catch((error) => {
      if (error instanceof TextError) throw new CommandError(STATUS.notEncoded, error.message);
      if (error instanceof OptionError) throw usageError(`--${error.message}`);
      throw error;
    });
    if (output === '-') await writeOutput(data);
    else await writeFile(output, data, values.force === true);
    return STATUS.done;
  },
};

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

function formatNamed(output: string): Format {
  const ending = extname(output).slice(1).toLowerCase();
  const format = ending === 'txt' ? 'text' : FORMATS.find((each) => each === ending);
  if (format) return format;
  throw usageError(`The name ${output} ends in no known format. Add --format ${FORMATS.join('|')}.`);
}

/** The text to encode, and what its format demands of the code. */
interface Encodable {
  readonly text: string;
  readonly code: PdfOptions;
}

/** Returns what to encode, and says what may not work as intended. */
async function contentOf(values: Values, parameters: readonly string[]): Promise<Encodable> {
  const [given, ...others] = parameters;
  if (others.length > 0) throw usageError('Give one text. Put quotes around a text with spaces.');
  const typed = given === '-' ? await readText('-') : given;
  const type = stringOf(values, 'type');
  if (type === undefined) {
    for (const name of ['field', 'password-file']) if (values[name]) throw usageError(`--${name} needs --type.`);
    if (typed === undefined) throw usageError('Give a text, or - for standard input.');
    return { text: typed, code: {} };
  }
  return contentOfType(type, values, typed);
}

async function contentOfType(type: string, values: Values, typed: string | undefined): Promise<Encodable> {
  const { build, CONTENT_TYPES, fieldsOf, TICKS } = await import('#doors/content');
  const known = choiceOf({ type }, 'type', CONTENT_TYPES)!;
  const names = fieldsOf(known);
  const fields: Record<string, string> = typed === undefined ? {} : { [names[0]]: typed };
  for (const field of (values.field ?? []) as readonly string[]) {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(field) ?? [];
    if (name === undefined) throw usageError(`--field must be NAME=VALUE, not ${field}.`);
    fields[name] = value;
  }
  const file = stringOf(values, 'password-file');
  if (file !== undefined) fields.password = await readText(file);
  for (const name of Object.keys(fields)) checkField(known, name, names);
  // The only fields that are no text.
  for (const name of TICKS) if (fields[name] === 'false') fields[name] = '';
  const { text, cautions, code } = build(known, fields);
  for (const { field, kind, mended } of cautions) {
    console.error(`quietzone: check ${field}: ${kind}${mended === undefined ? '' : `, perhaps ${mended}`}`);
  }
  return { text, code };
}

function checkField(type: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const near = nearest(name, names);
  throw usageError(`${type} has no field ${name}. ${near ? `Did you mean ${near}?` : `It has ${names.join(', ')}.`}`);
}

/** Returns the options of the doors. These check the values. */
function optionsOf(values: Values): PdfOptions {
  const given = {
    shape: stringOf(values, 'shape'),
    color: stringOf(values, 'color'),
    background: stringOf(values, 'background'),
    level: stringOf(values, 'level')?.toUpperCase(),
    margin: numberOf(values, 'margin'),
    mm: numberOf(values, 'mm'),
    px: numberOf(values, 'px'),
    black: values.black,
  };
  return given as PdfOptions;
}

async function make({ text, code }: Encodable, format: Format, values: Values): Promise<Uint8Array | string> {
  const options = { ...optionsOf(values), ...code };
  const [logo, photo] = [stringOf(values, 'logo'), stringOf(values, 'weave')];
  if (photo !== undefined) {
    if (logo !== undefined) throw usageError('A code has a logo or a woven photo, not both.');
    if (code.level) throw usageError('The format of this content prescribes the level, so no photo can be woven.');
    return draw(await weaveFile(text, photo), format, options);
  }
  if (logo === undefined) return draw(text, format, options);
  const withLogo = { ...options, logo: await logoOf(logo) };
  const fitting = await import('#doors/fit');
  return draw(await fitting.fit(text, withLogo), format, withLogo);
}

async function logoOf(path: string): Promise<Logo> {
  const { readImage } = await import('./images.ts');
  const { writeDataUrl } = await import('#raster');
  const { type, file, pixels } = await readImage(path);
  return { href: writeDataUrl(type, file), pixels };
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
      return (await import('#doors/pdf')).pdf(text, { ...options, date: sourceDate() });
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
