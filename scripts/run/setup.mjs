/** Installs what a fresh machine is missing: the packages, a Chromium for the browser tests, their other judges. Needs Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { missingPackages } from './outside-judges.mjs';

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

/** Where Debian's package puts it. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const CHROMIUM_PATHS = [
  // The same without a window's own pages: tests take half the processor time to open one.
  '/usr/bin/chromium-headless-shell',
  DEBIAN_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Makes node_modules what package-lock.json says, and does nothing when it is so already. */
export function installPackages() {
  if (arePackagesInstalled()) return;
  console.log('Installing packages');
  mustRun('npm', 'ci', '--no-audit', '--no-fund');
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else one that is installed, else Debian's package (which needs root),
 * else the test tool's own download.
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium() {
  const present = installedChromium();
  if (present) return present;
  if (isDebianAdministrator() && installFromDebian(['chromium'])) return DEBIAN_CHROMIUM;
  mustRun('npx', 'playwright', 'install', 'chromium');
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Installs all that any test needs beside the packages, in one go. Where that cannot be done, what misses it is skipped. */
export function installJudges() {
  const missing = [...(installedChromium() ? [] : ['chromium']), ...missingPackages()];
  if (missing.length === 0) return;
  const isInstalled = isDebianAdministrator() && installFromDebian(missing);
  if (!isInstalled) console.error(`Not installed, for which it takes Debian's administrator: ${missing.join(', ')}`);
}

/**
 * Runs a program to its end with its output in view.
 * @param {string} command
 * @param {string[]} parameters without spaces
 * @returns {boolean} whether it went well
 */
export function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Windows starts what npm has installed, and npm itself, only by way of its shell.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));
}

function isDebianAdministrator() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @returns {boolean} whether they are there now
 */
function installFromDebian(packages) {
  console.log(`Installing ${packages.join(', ')}`);
  return (
    run('apt-get', 'update', '-q') && run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
  );
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
function mustRun(command, ...parameters) {
  if (!run(command, ...parameters)) throw new Error(`${command} ${parameters.join(' ')} failed`);
}
