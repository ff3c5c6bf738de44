import { expect, it } from 'vitest';

type Sentence = (...data: unknown[]) => unknown;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts', '!./grammar.ts'], {
  eager: true,
});

/** Parameters by which a sentence is chosen, such as a kind. Such sentences have tests of their own. */
const CHOSEN_BY = /^\{|^(caution|trouble|problem|look|code|excess|verdict|conditions|version|direction)$/;

/** Names of parameters that are lists, and of those that are texts. All others are numbers. */
const LISTS = ['shapes', 'products', 'hosts', 'fields'];
const TEXTS = [
  ...['address', 'product', 'name', 'text', 'username', 'bio', 'size', 'ink', 'paper', 'corners', 'first', 'second'],
  ...['service', 'search', 'title', 'host', 'file', 'hash', 'color', 'sentence', 'column', 'field', 'module'],
];

/** Sentences that are never shown for a count of 1 or less. */
const ALWAYS_MANY = ['generator-content.contentWords.pasted', 'many.manyWords.rows.cut'];

const sentences = Object.entries(modules)
  .flatMap(([file, words]) => functionsIn(words, file.slice(2, -3)))
  .filter(([, sentence]) => !parametersOf(sentence).some((name) => CHOSEN_BY.test(name)))
  // This sentence accepts only the names of gradients, so it cannot be tested with a sample text.
  .filter(([path]) => path !== 'generator-groups.groupWords.radial');

it('there are more than 150 sentences to check', () => {
  expect(sentences.length).toBeGreaterThan(150);
});

it.each(sentences)('%s contains all of its arguments', (_, sentence) => {
  const names = parametersOf(sentence);
  const said = String(sentence(...names.map(sampleOf))).replace(/(\d),(?=\d)/g, '$1');
  names.forEach((name, k) => {
    if (LISTS.includes(name)) expect(said).toContain('Alpha, ');
    else if (TEXTS.includes(name)) expect(said).toContain(`[${name}]`);
    // A share is written as a percentage.
    else expect(said).toMatch(new RegExp(`\\b${11 + k}(00%)?(?!\\d)`));
  });
});

it.each(sentences)('%s is a correct sentence for any count', (path, sentence) => {
  const names = parametersOf(sentence);
  for (const count of ALWAYS_MANY.includes(path) ? [2, 1000] : [0, 1, 2, 1000]) {
    const said = String(sentence(...names.map((name, k) => (isNumber(name) ? count : sampleOf(name, k)))));
    expect(said).not.toMatch(/undefined|NaN|\[object| {2}|^$/);
    // Neither "1 codes" nor "2 code" may occur. "1 of 1 codes" is right.
    expect(said).not.toMatch(
      /(?<!of |[\d,.])1 (code|row|label|module|comment|minute|hour|day|month|table|column|line)s\b/,
    );
    expect(said).not.toMatch(/\b2 (code|row|label|module|comment|minute|hour|day|month|table|column|line)\b/);
  }
});

function functionsIn(value: unknown, path: string): [string, Sentence][] {
  if (typeof value === 'function') return [[path, value as Sentence]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => functionsIn(part, `${path}.${name}`));
}

/** Returns the names of a function's parameters, from its source. */
function parametersOf(sentence: Sentence): string[] {
  const [, list] = /^[^(]*\(([^)]*)\)/.exec(String(sentence)) ?? [];
  return (list ?? '').split(',').flatMap((name) => name.trim() || []);
}

function isNumber(name: string): boolean {
  return !LISTS.includes(name) && !TEXTS.includes(name);
}

/** Returns a sample argument. Numbers differ by position, texts by name. */
function sampleOf(name: string, place: number): unknown {
  if (LISTS.includes(name)) return ['Alpha', 'Beta', 'Gamma'];
  return isNumber(name) ? 11 + place : `[${name}]`;
}
