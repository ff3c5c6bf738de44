import type { ContentVerdict } from '#content';
import { OptionError, TextError } from '#doors/errors';
import type { CodeOptions } from '#doors/options';
import { type Command, choiceOf, sourceDate, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { readInput, readText, writeFile, writeOutput } from './files.ts';
import { BLACK, LOOK, lookOf, SIZE } from './look-options.ts';
import {
  draw,
  FORMATS,
  type Format,
  formatNamed,
  type MakeOptions,
  makeNew,
  VERIFIED_PIXELS,
  verify,
} from './new-code.ts';
import { type TypedText, textOf } from './typed-text.ts';
import { ZONE, zoneOf } from './zone.ts';

export const command: Command = {
  usage: `quietzone make TEXT -o FILE
TEXT may be - for standard input, and FILE may be - for standard output.
`,
  options: {
    Content: [
      {
        name: 'type',
        values: ['TYPE'],
        help: 'default: as typed',
        words: async () => (await import('#doors/content-fields')).CONTENT_TYPES,
      },
      {
        name: 'field',
        values: ['NAME=VALUE'],
        isRepeated: true,
        help: 'of TYPE, then listed by --help; TEXT is the first',
        words: namesOfFields,
      },
      ZONE,
      { name: 'password-file', values: ['FILE'], help: 'the field password, kept off the command line' },
      { name: 'design', values: ['FILE'], help: 'a picture, JSON file or link saved by the site' },
    ],
    Look: [
      ...LOOK,
      { name: 'level', values: ['LEVEL'], help: 'L, M, Q, H' },
      { name: 'logo', values: ['FILE'], help: 'in the middle; an image' },
      { name: 'weave', values: ['FILE'], help: 'a photo that becomes the code' },
      { name: 'caption', values: ['WORDS'], help: 'below the code' },
      { name: 'font', values: ['FILE'], help: 'for captions in other scripts than Latin' },
      { name: 'frame', values: ['FRAME'], help: 'line, rounded, tab, ticket' },
    ],
    Size: SIZE,
    File: [
      { name: 'output', short: 'o', values: ['FILE'], help: 'default: standard output' },
      { name: 'format', values: ['FORMAT'], help: 'svg, png, pdf, text; default: as FILE ends' },
      BLACK,
      { name: 'verify', help: 'writes only what is read back; status 1 if dead' },
      { name: 'force', help: 'replaces FILE' },
    ],
  },
  examples: `Examples
  quietzone make https://example.com -o code.png --px 800 --shape dots
  quietzone make --type wifi --field name=Cafe --password-file key -o wifi.pdf
`,
  async run(values, parameters) {
    const output = stringOf(values, 'output') ?? '-';
    const format = formatOf(values, output);
    const { text: given, cautions, code, verdict } = await contentOf(values, parameters);
    for (const caution of cautions) console.error(`quietzone: ${caution}`);
    const { data, text } = await inWords(make(given, format, values, code));
    if (output === '-') await writeOutput(data);
    else writeFile(output, data, values.force === true);
    return values.verify ? tellVerified(text, verdict) : STATUS.done;
  },
};

/** Tells of a code that was read back whether what it holds can work, as `check` does. */
async function tellVerified(text: string, verdict: ContentVerdict | undefined): Promise<Status> {
  const { verdictOfText } = await import('#content');
  const { contentReason, verdictText } = await import('#words');
  const known = { picture: 'everywhere', content: verdict ?? verdictOfText(text) } as const;
  const reason = contentReason(known);
  console.error(`quietzone: ${reason === null ? VERIFIED : `${verdictText(known)}. ${reason}`}`);
  return reason === null ? STATUS.done : STATUS.belowAsked;
}

const VERIFIED = 'The code was read back, and has the right text. quietzone check FILE says how well it scans.';

/** Waits for work of the doors, and makes their errors those of the command. */
async function inWords<T>(work: Promise<T>): Promise<T> {
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

async function contentOf(values: Values, parameters: readonly string[]): Promise<TypedText> {
  const [given, ...others] = parameters;
  if (others.length > 0)
    throw usageError('Give one text, or the name of a command first. Put quotes around a text with spaces.');
  const typed = given === '-' ? await readText('-') : given;
  const type = stringOf(values, 'type');
  if (type === undefined) {
    for (const name of ['field', 'password-file', 'zone'])
      if (values[name]) throw usageError(`--${name} needs --type.`);
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
  return textOf(type, Object.fromEntries(fields), { typed, zone: zoneOf(values) });
}

async function namesOfFields({ type }: Values): Promise<readonly string[]> {
  const { CONTENT_TYPES, fieldsOf } = await import('#doors/content-fields');
  const known = CONTENT_TYPES.find((each) => each === type);
  return known ? fieldsOf(known).map(({ name }) => name) : [];
}

/** Options that a saved design has already. */
const OF_LOOKS = ['shape', 'color', 'background', 'level', 'logo', 'weave', 'caption', 'frame'] as const;

async function make(
  text: string | undefined,
  format: Format,
  values: Values,
  code: CodeOptions,
): Promise<{ readonly data: Uint8Array | string; readonly text: string }> {
  const font = stringOf(values, 'font');
  const options: MakeOptions = {
    ...optionsOf(values),
    ...code,
    ...(font !== undefined && { font: await readInput(font, MAX_FONT_BYTES) }),
  };
  const design = stringOf(values, 'design');
  if (design === undefined) {
    const [logo, photo] = [stringOf(values, 'logo'), stringOf(values, 'weave')];
    const data = await makeNew(text!, format, options, { logo, photo, isVerified: values.verify === true });
    return { data, text: text! };
  }
  for (const name of OF_LOOKS) if (values[name]) throw usageError(`--design and --${name} exclude each other.`);
  if (code.level) throw usageError('The format of this content prescribes the code, so no saved design can be used.');
  const { makeSaved, readSavedDesign } = await import('./saved-design.ts');
  const saved = await makeSaved(await readSavedDesign(design), text);
  if (values.verify)
    await verify(await saved.write({ ...options, format: 'png', px: VERIFIED_PIXELS }), saved.code.text);
  const data = await (format === 'text' ? draw(saved.code, format, options) : saved.write({ ...options, format }));
  return { data, text: saved.code.text };
}

const MAX_FONT_BYTES = 64 << 20;

/** Returns the options of the doors. These check the values. */
function optionsOf(values: Values): MakeOptions {
  const given = {
    ...lookOf(values),
    level: stringOf(values, 'level')?.toUpperCase(),
    caption: stringOf(values, 'caption'),
    frame: stringOf(values, 'frame'),
    date: sourceDate(),
  };
  return given as MakeOptions;
}
