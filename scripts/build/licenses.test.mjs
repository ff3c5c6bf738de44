import { expect, test } from 'vitest';
import { licensesText, shippedPackages } from './licenses.mjs';

/** Licenses that require only a notice. OFL-1.1, for fonts, requires more, but not of a site that uses the fonts. */
const WELCOME = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', '(MIT OR CC0-1.0)'];

test('every package that the site ships has an approved license and a license text', () => {
  const packages = shippedPackages();
  for (const { name, license, text } of packages) {
    expect(WELCOME, name).toContain(license);
    expect(text.length, name).toBeGreaterThan(500);
  }
  const names = packages.map(({ name }) => name);
  // The list includes packages of pages, styles, workers and the service worker, but no tools.
  expect(names).toEqual(
    expect.arrayContaining(['react', '@fontsource-variable/familjen-grotesk', 'zxing-wasm', 'jsqr', 'workbox-core']),
  );
  for (const tool of ['vite', 'vitest', 'workbox-build', 'quietzone']) expect(names).not.toContain(tool);
});

test('the notices contain the name, version, license and license text of each package, and a note on zxing-cpp', () => {
  const notices = licensesText();
  for (const { name, version, license, text } of shippedPackages()) {
    expect(notices).toContain(`${name} ${version}: ${license}\n\n`);
    expect(notices).toContain(text);
  }
  expect(notices).toMatch(/\nzxing-wasm .*\n\nThe decoder zxing-cpp, compiled into it, is under Apache-2\.0/);
});
