/**
 * Writes the modules `#words/*` of the language that is built: its tag, its grammar, and one for each catalog, such as
 * `words/en/rows.json`, with an export for each of its groups. Messages are in ICU MessageFormat, which translators'
 * programs read. One without arguments is a string; any other is a function that takes its arguments by their names. An
 * argument in capitals is a name from `frame.json`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@messageformat/parser';

const LANGUAGE = 'en';

const SOURCES = `words/${LANGUAGE}`;
const COMPILED = 'build/words';

const GRAMMAR = `import { grammarOf } from '../../words/grammar.ts';
import { LANGUAGE } from './language.ts';

export const grammar = grammarOf(LANGUAGE);
`;

/** @typedef {import('@messageformat/parser').Token} Token */

if (process.argv[1] === fileURLToPath(import.meta.url)) compileWords();

/** Writes only what has changed, because other steps may be reading it. */
export function compileWords() {
  mkdirSync(COMPILED, { recursive: true });
  const catalogs = readdirSync(SOURCES).map((file) => {
    const catalog = JSON.parse(readFileSync(join(SOURCES, file), 'utf8'));
    return [`${parsePath(file).name}.ts`, moduleOf(catalog, file)];
  });
  const modules = [
    ['language.ts', `/** As in the \`lang\` attribute of every page. */\nexport const LANGUAGE = '${LANGUAGE}';\n`],
    ['grammar.ts', GRAMMAR],
    ...catalogs,
  ];
  const gone = new Set(readdirSync(COMPILED));
  for (const [name, code] of modules) {
    const path = join(COMPILED, name);
    gone.delete(name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== code) writeFileSync(path, code);
  }
  for (const name of gone) rmSync(join(COMPILED, name), { force: true });
}

/**
 * @param {Readonly<Record<string, unknown>>} source with what translators are told: `$fixed` and `$notes`
 * @param {string} file
 */
function moduleOf({ $fixed = [], $notes = {}, ...catalog }, file) {
  for (const path of [.../** @type {string[]} */ ($fixed), ...Object.keys(/** @type {object} */ ($notes))]) {
    if (!isIn(catalog, path.split('.'))) throw new RangeError(`${file} has no ${path}`);
  }
  const groups = Object.entries(catalog).map(
    ([name, group]) => `export const ${name} = ${codeOf(group, `${file}: ${name}`)};\n`,
  );
  const code = groups.join('\n');
  const names = [...new Set(code.match(/(?<=\$\{)[A-Z_]+(?=\})/g))].filter((name) => !(name in catalog));
  const needed = [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from '#words/frame';\n\n`] : []),
    ...(code.includes('grammar.') ? ["import { grammar } from '#words/grammar';\n\n"] : []),
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
  /** @type {Map<string, string>} */
  const types = new Map();
  try {
    const code = textCode(parse(message, { strict: false }), types, '');
    if (types.size === 0) return code;
    const members = [...types].map(([name, type]) => `readonly ${name}: ${type}`);
    return `({ ${[...types.keys()].join(', ')} }: { ${members.join('; ')} }): string => ${code}`;
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
