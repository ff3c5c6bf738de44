/** Installs what a fresh machine is missing: the packages, and a Chromium for the browser tests. Needs Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** How Chromium is started: as root too, and without asking anything of the outside by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Makes node_modules what package-lock.json says, and does nothing when it is so already. */
export function installPackages() {
  if (arePackagesInstalled()) return;
  console.log('Installing packages');
  // Not `npm ci`: it refuses a lock file that does not list every other system's builds of the tools, which only a registry
  // that has them all can give. This installs the locked versions too, and leaves the lock file alone.
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund');
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else one that is installed, else Debian's package (which needs root),
 * else the test tool's own download.
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium() {
  const present = [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));
  if (present) return present;
  console.log('Installing Chromium');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium');
    return CHROMIUM_PATHS[0];
  }
  run('npx', 'playwright', 'install', 'chromium');
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function arePackagesInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>} packages by their folder; none without the file
 */
function readPackages(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, ...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed`);
}
