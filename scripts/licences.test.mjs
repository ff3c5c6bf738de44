import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES_FILE, licencesPage } from './licences.mjs';

/** Licences that ask for no more than their notice, or, as the font's, leave what uses the work alone. */
const WELCOME = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MIT OR CC0-1\.0\))$/;

test('the list of licences is the one of the locked packages; node scripts/licences.mjs writes it', () => {
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesPage());
});

test('no runtime dependency has a licence that nobody has looked at', () => {
  const licences = [...licencesPage().matchAll(/^\| (?!package|---)(\S+) \| \S+ \| ([^;|]+?)(;.*)? \|$/gm)];
  expect(licences.length).toBeGreaterThan(5);
  for (const [, name, licence] of licences) expect(licence, name).toMatch(WELCOME);
});

test('every package that the source names is a dependency, and so in the list', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = new Set(readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap(packagesNamedIn));
  // Beside the tests lies what only they use.
  named.delete('vitest');
  expect(named).toContain('react');
  expect(named).toContain('@fontsource-variable/familjen-grotesk');
  for (const name of named) expect(dependencies, name).toHaveProperty([name]);
});

/**
 * @param {string} path below src/
 * @returns {string[]}
 */
function packagesNamedIn(path) {
  if (!/\.(ts|tsx|css)$/.test(path) || path.includes('.test.')) return [];
  const source = readFileSync(`src/${path}`, 'utf8');
  const names = source.matchAll(/(?:\bfrom |\bimport |\bimport\(|\burl\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)['"/]/g);
  return [...names].map(([, name]) => name);
}
