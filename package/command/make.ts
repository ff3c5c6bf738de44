import type { ContentVerdict } from '#content';
import type { CodeOptions } from '#doors/options';
import { type Command, choiceOf, sourceDate, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { readText } from './files.ts';
import {
  CODE,
  type DoorOption,
  FIXED_LOOK,
  INK,
  NAMED,
  optionsFor,
  optionsOf,
  SIZE,
  WEAVE,
  WORDS,
} from './look-options.ts';
import {
  draw,
  FONT,
  FORCE,
  type Format,
  fontOf,
  formatOf,
  inWords,
  type MakeOptions,
  makeNew,
  OUTPUT,
  putOut,
  VERIFIED_PIXELS,
  verify,
} from './new-code.ts';
import { type TypedText, textOf } from './typed-text.ts';
import { ZONE, zoneOf } from './zone.ts';

/** What a saved design has already. */
const OF_DESIGNS: readonly DoorOption[] = [...FIXED_LOOK, ...CODE, ...WORDS, ...WEAVE].filter(
  ({ name }) => name !== 'margin',
);

const DOORS: readonly DoorOption[] = [...FIXED_LOOK, ...CODE, ...WORDS, ...WEAVE, ...SIZE, ...INK, ...NAMED];

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
        words: typesUnlessOne,
      },
      {
        name: 'field',
        values: ['NAME=VALUE'],
        isRepeated: true,
        help: 'of TYPE; TEXT is the first',
        words: namesOfFields,
      },
      ZONE,
      { name: 'password-file', values: ['FILE'], help: 'the field password, kept off the command line' },
      { name: 'design', values: ['FILE'], help: 'a picture, JSON file or link saved by the site' },
    ],
    Look: optionsFor(FIXED_LOOK),
    Photo: optionsFor(WEAVE),
    Words: [...optionsFor(WORDS), FONT],
    Code: optionsFor(CODE),
    Size: optionsFor(SIZE),
    File: [
      ...OUTPUT,
      ...optionsFor([...INK, ...NAMED]),
      { name: 'verify', help: 'writes only what is read back; status 1 if dead' },
      FORCE,
    ],
  },
  examples: `Examples
  quietzone make https://example.com -o code.png --px 800 --shape dots
  quietzone make --type wifi --field name=Cafe --password-file key -o wifi.pdf
`,
  async run(values, parameters) {
    const format = formatOf(values);
    const { text: given, cautions, code, verdict } = await contentOf(values, parameters);
    for (const caution of cautions) console.error(`quietzone: ${caution}`);
    const { data, text } = await inWords(make(given, format, values, code), DOORS);
    await putOut(data, values);
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
    return values.gs1 && typed !== undefined ? gs1Of(typed) : { text: typed, cautions: [], code: {} };
  }
  if (values.gs1) throw usageError('--gs1 needs a text without --type.');
  const fields = ((values.field ?? []) as readonly string[]).map((field) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(field) ?? [];
    if (name === undefined) throw usageError(`--field must be NAME=VALUE, not ${field}.`);
    return [name, value];
  });
  const file = stringOf(values, 'password-file');
  if (file !== undefined) fields.push(['password', await readText(file)]);
  return textOf(type, Object.fromEntries(fields), { typed, zone: zoneOf(values) });
}

async function gs1Of(typed: string): Promise<TypedText> {
  const { gs1Elements } = await import('#doors/content');
  const { cautionSentence } = await import('#doors/caution-words');
  const { text, cautions, code } = gs1Elements(typed);
  if (cautions.length > 0) throw new CommandError(STATUS.notEncoded, cautions.map(cautionSentence).join('\n'));
  return { text, cautions: [], code };
}

async function typesUnlessOne({ type }: Values): Promise<readonly string[]> {
  return type === undefined ? (await import('#doors/content-fields')).CONTENT_TYPES : [];
}

async function namesOfFields(values: Values): Promise<readonly string[]> {
  const { CONTENT_TYPES, fieldsOf } = await import('#doors/content-fields');
  const type = choiceOf(values, 'type', CONTENT_TYPES);
  return type === undefined ? ['see quietzone make --type TYPE --help'] : fieldsOf(type).map(({ name }) => name);
}

async function make(
  text: string | undefined,
  format: Format,
  values: Values,
  code: CodeOptions,
): Promise<{ readonly data: Uint8Array | string; readonly text: string }> {
  // The doors check the values.
  const options: MakeOptions = {
    ...optionsOf(DOORS, values),
    date: sourceDate(),
    ...code,
    font: await fontOf(values),
  };
  const design = stringOf(values, 'design');
  if (design === undefined) {
    const { data } = await makeNew(text!, format, options, values.verify === true);
    return { data, text: text! };
  }
  for (const { name } of optionsFor(OF_DESIGNS))
    if (values[name]) throw usageError(`--design and --${name} exclude each other.`);
  if (code.level) throw usageError('The format of this content prescribes the code, so no saved design can be used.');
  const { makeSaved, readSavedDesign } = await import('./saved-design.ts');
  const saved = await makeSaved(await readSavedDesign(design), text);
  if (values.verify)
    await verify(await saved.write({ ...options, format: 'png', px: VERIFIED_PIXELS }), saved.code.text);
  const data = await (format === 'text' ? draw(saved.code, format, options) : saved.write({ ...options, format }));
  return { data, text: saved.code.text };
}
