/**
 * Installs what a fresh machine is missing: the packages, a Chromium for the browser tests, their other judges. Needs
 * Node alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chooseBrowser } from './choose-browser.mjs';
import { missingPackages } from './outside-judges.mjs';

/** Lets Chromium start as root, and keeps it from contacting other servers by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Makes node_modules what package-lock.json says; does nothing if it is so already. */
export function installPackages() {
  if (arePackagesInstalled()) return;
  console.log('Installing packages');
  mustRun('npm', 'ci', '--no-audit', '--no-fund');
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else one that is installed, else Debian's package (which needs
 * root), else the test tool's own download.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const path = chooseBrowser({
    wanted: process.env.CHROMIUM_PATH,
    isThere: existsSync,
    install: (debianPackage) => isDebianAdministrator() && installFromDebian([debianPackage]),
  });
  if (path) return path;
  mustRun('npx', 'playwright', 'install', 'chromium');
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Installs all outside judges that are missing. Tests skip those that cannot be installed. */
export function installJudges() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const isInstalled = isDebianAdministrator() && installFromDebian(missing);
  if (!isInstalled) console.error(`Not installed, because that needs root on Debian: ${missing.join(', ')}`);
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
    // On Windows, npm and what it installs can only be started through the shell.
    shell: process.platform === 'win32',
  });
  return status === 0;
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
