/**
 * Installs what a new machine lacks: packages, a Chromium for the browser tests, and the outside judges. It needs only
 * Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chooseBrowser } from './choose-browser.mjs';
import { missingPackages } from './outside-judges.mjs';

/** Options that let Chromium start as root, and keep it from contacting servers by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Installs the packages of package-lock.json, unless they are installed already. */
export function installPackages() {
  if (arePackagesInstalled()) return;
  console.log('Installing packages');
  mustRun('npm', 'ci', '--no-audit', '--no-fund');
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else an installed one, else Debian's package (which needs root),
 * else Playwright's download.
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

/** Installs all missing outside judges. If a judge cannot be installed, the tests that need it are skipped. */
export function installJudges() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const isInstalled = isDebianAdministrator() && installFromDebian(missing);
  if (!isInstalled) console.error(`Not installed, because that needs root on Debian: ${missing.join(', ')}`);
}

/**
 * Runs a program until it ends, and shows its output.
 * @param {string} command
 * @param {string[]} parameters without spaces
 * @returns {boolean} whether it succeeded
 */
export function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows, npm and the programs that it installs can only be started through the shell.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function isDebianAdministrator() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @returns {boolean} whether they are installed now
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
 * @returns {Record<string, { version?: string, optional?: boolean }>} packages by folder; empty without the file
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
