/**
 * A Chromium that can be installed from Debian.
 * @typedef {{ package: string, path: string }} DebianBrowser
 */

/** The preferred one comes first. @type {readonly DebianBrowser[]} */
export const DEBIAN_BROWSERS = [
  // Chromium's headless shell takes less than half of the processor time that Chromium takes per page.
  { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { package: 'chromium', path: '/usr/bin/chromium' },
];

/** Paths of browsers on other systems. */
const OTHER_PATHS = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of the browser to use, or null if there is none and none could be installed.
 * @param {object} machine
 * @param {string} [machine.wanted] a path that is preferred to all others if it exists
 * @param {(path: string) => boolean} machine.isThere
 * @param {(debianPackage: string) => boolean} machine.install installs a package and returns whether that worked
 * @returns {string | null}
 */
export function chooseBrowser({ wanted, isThere, install }) {
  const paths = [...DEBIAN_BROWSERS.map(({ path }) => path), ...OTHER_PATHS];
  const present = [wanted, ...paths].find((path) => path && isThere(path));
  if (present) return present;
  return DEBIAN_BROWSERS.find((browser) => install(browser.package))?.path ?? null;
}
