/**
 * Writes the modules `#words/*` of each language: its tag, its grammar, and one for each catalog, such as
 * `words/en/rows.json`, with an export for each of its groups. Messages are in ICU MessageFormat, which translators'
 * programs read. One without arguments is a string; any other is a function that takes its arguments by their names. An
 * argument in capitals is a name from `frame.json`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse as parsePath, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@messageformat/parser';

/**
 * The languages of the site, the specification's first: the tag of `lang` and of the folder in `words/`, the path that
 * its pages begin with, its own name, and how it is offered to its readers in other languages.
 * @type {readonly { tag: string, path: string, name: string, offer: string }[]}
 */
export const LANGUAGES = readJson(new URL('../../words/languages.json', import.meta.url));

const COMPILED = 'build/words';

const GRAMMAR = `import { grammarOf } from '${relative(join(COMPILED, 'en'), 'words/grammar.ts')}';
import { LANGUAGE } from './language.ts';

export const grammar = grammarOf(LANGUAGE);
`;

const OFFERS = `/** What offers a language to its readers, by its tag. */
export const OFFERS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(LANGUAGES.map(({ tag, offer }) => [tag, offer])))};
`;

/** @typedef {import('@messageformat/parser').Token} Token */

if (process.argv[1] === fileURLToPath(import.meta.url)) compileWords();

/** Throws if a catalog of another language lacks a message of the English one, or a value in it, or has one more. */
export function compileWords() {
  for (const { tag, path } of LANGUAGES) compileLanguage(tag, path);
}

/**
 * Writes only what has changed, because other steps may be reading it.
 * @param {string} tag
 * @param {string} path
 */
function compileLanguage(tag, path) {
  const [english] = LANGUAGES;
  const folder = join(COMPILED, tag);
  mkdirSync(folder, { recursive: true });
  const catalogs = readdirSync(join('words', english.tag)).map((file) => {
    const { $fixed = [], $notes = {}, ...first } = readJson(join('words', english.tag, file));
    for (const place of [...$fixed, ...Object.keys($notes)]) {
      if (!isIn(first, place.split('.'))) throw new RangeError(`${file} has no ${place}`);
    }
    const catalog = tag === english.tag ? first : readJson(join('words', tag, file));
    if (catalog !== first) compare(first, catalog, `${tag}/${file}`);
    return [`${parsePath(file).name}.ts`, moduleOf(catalog, `${tag}/${file}`)];
  });
  const modules = [
    ['language.ts', languageCode(tag, path)],
    ['offers.ts', OFFERS],
    ['grammar.ts', GRAMMAR],
    ...catalogs,
  ];
  const gone = new Set(readdirSync(folder));
  for (const [name, code] of modules) {
    const file = join(folder, name);
    gone.delete(name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
  }
  for (const name of gone) rmSync(join(folder, name), { force: true });
}

/**
 * @param {string} tag
 * @param {string} path
 */
function languageCode(tag, path) {
  return `/** As in the \`lang\` attribute of every page. */
export const LANGUAGE: string = '${tag}';

/** What the paths of this language's pages begin with. */
export const LANGUAGE_PATH: string = '${path}';

export const LANGUAGES: readonly { readonly tag: string; readonly path: string; readonly name: string }[] = ${JSON.stringify(LANGUAGES.map(({ offer, ...language }) => language))};
`;
}

/**
 * Throws unless two catalogs have the same messages with the same values.
 * @param {unknown} english
 * @param {unknown} other
 * @param {string} place
 */
function compare(english, other, place) {
  if (typeof english === 'string' || typeof other === 'string') {
    const [ours, theirs] = [english, other].map((message) => valuesIn(message, place));
    if (ours !== theirs) throw new RangeError(`${place} has ${theirs} instead of ${ours}`);
    return;
  }
  const [ours, theirs] = [english, other].map((group) => /** @type {Record<string, unknown>} */ (group ?? {}));
  for (const key of Object.keys(theirs))
    if (!(key in ours)) throw new RangeError(`${place} has ${key}, English has not`);
  for (const key of Object.keys(ours)) compare(ours[key], theirs[key], `${place}: ${key}`);
}

/**
 * @param {unknown} message
 * @param {string} place
 */
function valuesIn(message, place) {
  if (typeof message !== 'string') return 'no message';
  return `the values (${[...typesIn(message, place).keys()].sort().join(', ')})`;
}

/** @param {string | URL} file @returns {any} */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {Readonly<Record<string, unknown>>} catalog
 * @param {string} file
 */
function moduleOf(catalog, file) {
  const groups = Object.entries(catalog).map(
    ([name, group]) => `export const ${name} = ${codeOf(group, `${file}: ${name}`)};\n`,
  );
  const code = groups.join('\n');
  const names = [...new Set(code.match(/(?<=\$\{)[A-Z_]+(?=\})/g))].filter((name) => !(name in catalog));
  const needed = [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from './frame.ts';\n\n`] : []),
    ...(code.includes('grammar.') ? ["import { grammar } from './grammar.ts';\n\n"] : []),
    ...(code.includes(': Value') ? ['type Value = string | number | boolean;\n\n'] : []),
  ];
  return needed.join('') + code;
}

/**
 * @param {any} group
 * @param {readonly string[]} path in which `*` stands for each key
 * @returns {boolean}
 */
function isIn(group, [key, ...path]) {
  if (key === undefined) return group !== undefined;
  if (key === '*') return Object.values(group).every((each) => isIn(each, path));
  return isIn(group?.[key], path);
}

/**
 * @param {unknown} value a message, or messages in an object or a list
 * @param {string} place where it stands, for errors
 * @returns {string}
 */
function codeOf(value, place) {
  if (typeof value === 'string') return messageCode(value, place);
  const members = Object.entries(/** @type {object} */ (value)).map(([key, each]) => {
    const code = codeOf(each, `${place}.${key}`);
    return Array.isArray(value) ? `${code},\n` : `${JSON.stringify(key)}: ${code},\n`;
  });
  return Array.isArray(value) ? `[\n${members.join('')}]` : `{\n${members.join('')}}`;
}

/**
 * @param {string} message
 * @param {string} place
 */
function messageCode(message, place) {
  const types = typesIn(message, place);
  const code = textCode(parse(message, { strict: false }), types, '');
  if (types.size === 0) return code;
  const members = [...types].map(([name, type]) => `readonly ${name}: ${type}`);
  return `({ ${[...types.keys()].join(', ')} }: { ${members.join('; ')} }): string => ${code}`;
}

/**
 * @param {string} message
 * @param {string} place where it stands, for errors
 * @returns {Map<string, string>} the types of its values
 */
function typesIn(message, place) {
  /** @type {Map<string, string>} */
  const types = new Map();
  try {
    textCode(parse(message, { strict: false }), types, '');
    return types;
  } catch (error) {
    throw new SyntaxError(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @param {readonly Token[]} tokens
 * @param {Map<string, string>} types of the arguments, which are added
 * @param {string} counted the argument that `#` stands for
 * @returns {string} an expression for the text
 */
function textCode(tokens, types, counted) {
  const [first, ...others] = tokens;
  // An argument may be no string, and so stays in a template.
  const isText = others.length === 0 && first !== undefined && first.type !== 'content' && first.type !== 'argument';
  if (isText) return valueCode(first, types, counted);
  const parts = tokens.map((token) =>
    token.type === 'content'
      ? token.value.replace(/[`\\]|\$(?=\{)/g, '\\$&')
      : `\${${valueCode(token, types, counted)}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * @param {Exclude<Token, { type: 'content' }>} token
 * @param {Map<string, string>} types
 * @param {string} counted
 * @returns {string}
 */
function valueCode(token, types, counted) {
  if (token.type === 'octothorpe') return `grammar.number(${counted})`;
  const { arg } = token;
  if (token.type === 'argument' && /^[A-Z_]+$/.test(arg)) return arg;
  const isCount = token.type === 'plural';
  if (isCount || token.type === 'function') types.set(arg, 'number');
  else if (!types.has(arg)) types.set(arg, 'Value');
  if (token.type === 'argument') return arg;
  if (token.type === 'function') return numberCode(token);
  if (token.type === 'selectordinal') throw new SyntaxError('Ordinal numbers are not known here');
  const cases = token.cases.map(({ key, tokens }) => ({ key, code: textCode(tokens, types, isCount ? arg : counted) }));
  const isTested = (/** @type {string} */ key) => (isCount ? key.startsWith('=') : key !== 'other');
  const tests = cases
    .filter(({ key }) => isTested(key))
    .map(({ key, code }) =>
      isCount ? `${arg} === ${key.slice(1)} ? ${code} : ` : `String(${arg}) === '${key}' ? ${code} : `,
    );
  const forms = cases.filter(({ key }) => !isTested(key)).map(({ key, code }) => `${key}: ${code}`);
  const rest = forms.length > 1 ? `grammar.plural(${arg}, { ${forms.join(', ')} })` : forms[0].slice('other: '.length);
  return `${tests.join('')}${rest}`;
}

/** @param {import('@messageformat/parser').FunctionArg} token */
function numberCode({ arg, key, param = [] }) {
  const style = param
    .map((token) => (token.type === 'octothorpe' ? '#' : 'value' in token ? token.value : ''))
    .join('')
    .trim();
  const [, decimals] = /^::\.(#+)$/.exec(style) ?? [];
  if (key === 'number' && style === '') return `grammar.number(${arg})`;
  if (key === 'number' && style === 'percent') return `grammar.percent(${arg})`;
  if (key === 'number' && decimals) return `grammar.number(${arg}, ${decimals.length})`;
  throw new SyntaxError(`{${arg}, ${key}, ${style}} is not known here: write number, with percent, ::.# or nothing`);
}
