import { expect, test } from 'vitest';
import { chooseBrowser } from './choose-browser.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * @param {string[]} present paths that exist
 * @param {string[]} packages packages that can be installed
 * @param {string} [wanted]
 */
function choose(present, packages, wanted) {
  /** @type {string[]} */
  const asked = [];
  const path = chooseBrowser({
    wanted,
    isThere: (candidate) => present.includes(candidate),
    install(name) {
      asked.push(name);
      return packages.includes(name);
    },
  });
  return { path, asked };
}

test('if no browser is present, the headless shell is installed, or Chromium if the shell cannot be installed', () => {
  expect(choose([], ['chromium-headless-shell', 'chromium'])).toEqual({
    path: SHELL,
    asked: ['chromium-headless-shell'],
  });
  expect(choose([], ['chromium'])).toEqual({
    path: '/usr/bin/chromium',
    asked: ['chromium-headless-shell', 'chromium'],
  });
  expect(choose([], []).path).toBeNull();
});

test('an installed browser is used: the one at the requested path, else the headless shell, else another', () => {
  expect(choose(['/usr/bin/chromium', SHELL], [])).toEqual({ path: SHELL, asked: [] });
  expect(choose(['/usr/bin/google-chrome'], []).path).toBe('/usr/bin/google-chrome');
  expect(choose([SHELL, '/opt/chrome'], [], '/opt/chrome').path).toBe('/opt/chrome');
  expect(choose([SHELL], [], '/opt/gone').path).toBe(SHELL);
});
