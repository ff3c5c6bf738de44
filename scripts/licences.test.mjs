import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedPackages, LICENCES_FILE, licencesPage } from './licences.mjs';

/** Licences that ask for no more than their notice, or, as the font's, leave what uses the work alone. */
const WELCOME = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MIT OR CC0-1\.0\))$/;

test('the list of licences is that of the packages in use; node scripts/licences.mjs writes it', () => {
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesPage());
});

test('no runtime dependency has a licence that nobody has looked at', () => {
  const licences = [...licencesPage().matchAll(/^\| (?!package|---)(\S+) \| \S+ \| ([^;|]+?)(;.*)? \|$/gm)];
  expect(licences.length).toBeGreaterThan(5);
  for (const [, name, licence] of licences) expect(licence, name).toMatch(WELCOME);
});

test('what the source names is in the list, and nothing of the tests', () => {
  const names = [...importedPackages()];
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@fontsource-variable/familjen-grotesk']));
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
  for (const name of names) expect(licencesPage()).toContain(`| ${name} | `);
});
