import { expect, test } from 'vitest';
import { shippedPackages } from './licenses.mjs';

/** Licenses that ask for no more than their notice or, like the font's, do not affect works that use it. */
const WELCOME = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', '(MIT OR CC0-1.0)'];

test('the site is made of packages whose licenses somebody has looked at, and each brings its text', () => {
  const packages = shippedPackages();
  for (const { name, license, text } of packages) {
    expect(WELCOME, name).toContain(license);
    expect(text.length, name).toBeGreaterThan(500);
  }
  const names = packages.map(({ name }) => name);
  // From the pages, their styles, a worker, and the service worker, but from no tool.
  expect(names).toEqual(
    expect.arrayContaining(['react', '@fontsource-variable/familjen-grotesk', 'zxing-wasm', 'jsqr', 'workbox-core']),
  );
  for (const tool of ['vite', 'vitest', 'workbox-build', 'quietzone']) expect(names).not.toContain(tool);
});
