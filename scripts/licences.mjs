/** Lists the packages that the site is made of, and their licences. Run by itself, it writes the page. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LICENCES_FILE = 'docs/licences.md';

/** What a package's own statement leaves out. @type {Readonly<Record<string, string>>} */
const ALSO = {
  'zxing-wasm': 'the decoder zxing-cpp, compiled into it: Apache-2.0',
};

/** @typedef {{ version: string, license?: string, dependencies?: Record<string, string> }} LockedPackage */

/** @returns {string} docs/licences.md as it must be */
export function licencesPage() {
  /** @type {Record<string, LockedPackage>} by folder; '' is the site itself */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const rows = neededPackages(packages).map((folder) => {
    const { version, license } = packages[folder];
    const name = folder.replace(/^.*node_modules\//, '');
    if (!license) throw new Error(`package-lock.json states no licence of ${name}`);
    return `| ${name} | ${version} | ${ALSO[name] ? `${license}; ${ALSO[name]}` : license} |\n`;
  });
  return `# Licences

Quietzone is under the ${packages[''].license} licence (\`LICENSE\`). Below are the packages that the site is made of, with those they need; each
keeps its own licence, whose text is in the package. Tools that only build and test are not listed.

\`node scripts/licences.mjs\` writes this page from the source's imports and \`package-lock.json\`; a test keeps it so.

| package | version | licence |
| --- | --- | --- |
${rows.sort().join('')}`;
}

/**
 * Folders of the packages that package.json calls dependencies or that the source names, and of all that they need.
 * @param {Record<string, LockedPackage>} packages
 */
function neededPackages(packages) {
  /** @type {Set<string>} */
  const folders = new Set();
  /**
   * @param {string} name
   * @param {string} from the folder of the package that needs it
   */
  const add = (name, from) => {
    const folder = [...upwards(from)].map((place) => `${place}node_modules/${name}`).find((place) => packages[place]);
    if (!folder) throw new Error(`package-lock.json lacks ${name}`);
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const needed of Object.keys(packages[folder].dependencies ?? {})) add(needed, folder);
  };
  for (const name of [...Object.keys(packages[''].dependencies ?? {}), ...importedPackages()]) add(name, '');
  return [...folders];
}

/**
 * Where Node looks for a folder's packages, nearest first.
 * @param {string} folder
 */
function* upwards(folder) {
  for (let place = folder; place !== ''; place = place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''))
    yield `${place}/`;
  yield '';
}

/** @returns {Set<string>} the packages that the site's source names, without those of tests */
export function importedPackages() {
  /** @type {Set<string>} */
  const names = new Set();
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|tsx|css)$/.test(path) || path.includes('.test.')) continue;
    const source = readFileSync(join('src', path), 'utf8');
    // What only types are taken from is no part of the site.
    const text = source.replace(/\bimport type\b[^;]*;/g, '');
    for (const [, name] of text.matchAll(
      /(?:\bfrom |\bimport |\bimport\(|\burl\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)['"/]/g,
    ))
      names.add(name);
  }
  // Beside the tests lies what only they use.
  names.delete('vitest');
  return names;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LICENCES_FILE, licencesPage());
