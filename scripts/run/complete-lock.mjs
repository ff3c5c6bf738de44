/**
 * `node scripts/run/complete-lock.mjs` adds missing packages to package-lock.json. Some tools have a package for each
 * operating system. If a registry lacks one of these packages, `npm install` leaves it out of the lock file, and
 * `npm ci` fails on that operating system. `--try` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Returns lock file entries for the optional dependencies that the lock file lacks. The entries have no checksums,
 * because the script does not download the packages.
 *
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function missingBuilds(packages) {
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {}, dev, license }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !Object.keys(packages).some((folder) => folder.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => {
        const { os, cpu, libc } = systemOf(name);
        // The keys are in npm's order, so that its next run changes nothing.
        return [`node_modules/${name}`, { version, cpu, dev, libc, license, optional: true, os }];
      }),
  );
  return Object.fromEntries(missing);
}

/**
 * Returns the system in a package's name. npm installs the package only on that system.
 *
 * @param {string} name such as `@biomejs/cli-linux-x64-musl`
 */
function systemOf(name) {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`For which system is ${name}?`);
  return { os, cpu, libc: words.includes('musl') ? ['musl'] : undefined };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const [[root, project], ...packages] = Object.entries({ ...lock.packages, ...missingBuilds(lock.packages) });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries([[root, project], ...packages]);
  const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
  if (!values.try) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}
