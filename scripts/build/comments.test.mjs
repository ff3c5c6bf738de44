import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'scripts', 'e2e', 'bench', 'calibration', 'judges'];

/** The largest number of columns of a comment line. Biome enforces the same limit for code. */
const MOST_COLUMNS = 120;

/** A comment line with one of these directives for tools may be longer, because directives must stay on one line. */
const CANNOT_BREAK = /@type\b|@typedef|biome-ignore/;

it('every comment line ends within 120 columns', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.module\.css\.d)\.(tsx?|mjs|css)$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const tooLong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, k) => (isTooLong(line) ? [`${file}:${k + 1}`] : [])),
  );
  expect(tooLong).toEqual([]);
});

it('a comment line of 121 columns is too long, and a comment line of 120 columns is not', () => {
  expect(isTooLong(`// ${'a '.repeat(58)}b`)).toBe(false);
  expect(isTooLong(`// ${'a '.repeat(58)}bc`)).toBe(true);
  expect(isTooLong(` * ${'a '.repeat(59)}`)).toBe(true);
  expect(isTooLong(`/** @type {${'a'.repeat(120)}} */`)).toBe(false);
  expect(isTooLong(`const a = '${'a'.repeat(120)}';`)).toBe(false);
});

/** @param {string} line */
function isTooLong(line) {
  return /^\s*(\/\/|\/?\*)/.test(line) && [...line].length > MOST_COLUMNS && !CANNOT_BREAK.test(line);
}
