/**
 * Checks that every import keeps to the table below, and enters other folders by their doors. Tests may import from
 * anywhere; what they share is in `testing/` folders, which import what their folder may, and each other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';

const DRAWING = ['engine', 'design', 'raster', 'drawing'];
const MAKING = [...DRAWING, 'content', 'lettering', 'fitting', 'weaving', 'carrying', 'making'];
const CORE = [...MAKING, 'looks', 'tables', 'sheets', 'scanning', 'batch'];
const BELOW_UI = [...CORE, 'workers', 'uploads', 'community', 'storage', 'workbench', 'words'];

/**
 * Each folder with the folders that it may import, by their names in the `imports` of package.json, rooms included. A
 * folder may always import its own rooms, except that features do not import each other: only printing lies below those
 * that use it, and the library below the generator, which loads it at the first touch. `site/app` may import all.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const DIRECTIONS = {
  'core/engine': [],
  'core/raster': [],
  'core/design': ['raster'],
  'core/content': ['design'],
  'core/tables': ['content', 'design'],
  'core/drawing': ['engine', 'design', 'raster'],
  'core/looks': ['design', 'raster'],
  'core/lettering': DRAWING,
  'core/fitting': DRAWING,
  'core/weaving': DRAWING,
  'core/carrying': ['content', 'design', 'raster'],
  'core/making': [...DRAWING, 'content', 'lettering', 'fitting', 'weaving', 'carrying'],
  'core/sheets': MAKING,
  'core/scanning': [...DRAWING, 'content', 'fitting', 'making', 'looks'],
  'core/batch': [...MAKING, 'scanning', 'sheets', 'tables'],
  'core/testing': CORE,
  words: CORE,
  'package/doors': [...CORE, 'words'],
  'package/command': [...CORE, 'words', 'doors'],
  'site/community': [],
  'site/workers': CORE,
  'site/uploads': CORE,
  'site/storage': ['design', 'carrying'],
  'site/workbench': [...CORE, 'workers', 'uploads', 'storage', 'words'],
  'site/ui': BELOW_UI,
  'site/features/printing': [...BELOW_UI, 'ui'],
  'site/features/generator': [...BELOW_UI, 'ui', 'features/library'],
  'site/features': [...BELOW_UI, 'ui', 'features/printing'],
  'site/app': [...BELOW_UI, 'ui', 'features'],
};

/**
 * What may be imported beside the wings, by its path or its name: programs that run the wings, and tests.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const BESIDE = {
  bench: ['core', 'scripts/run'],
  calibration: ['core', 'package', 'scripts/run'],
  e2e: ['core', 'site', 'words', 'scripts'],
  judges: ['core', 'package', 'scripts'],
  scripts: ['core', 'site', 'words', 'build/words'],
};

const IMPORT = /(?:\bfrom|\bimport\(|^import) ?'([#.][^'$]*)'/gm;

const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));

const problems = Object.entries({ ...DIRECTIONS, ...BESIDE }).flatMap(([folder, knows]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.ts$/.test(path) && rowOf(path) === folder)
    .flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(IMPORT), ([, target]) => problemOf(path, target, folder, knows)),
    ),
);
for (const problem of problems.filter(Boolean)) console.error(problem);
process.exitCode = problems.some(Boolean) ? 1 : 0;

/**
 * @param {string} path
 * @param {string} target
 * @param {string} folder
 * @param {readonly string[]} knows
 */
function problemOf(path, target, folder, knows) {
  if (folder in BESIDE) {
    const found = target.startsWith('.') ? posix.join(dirname(path), target) : pathOf(target);
    const isKnown = [folder, ...knows].some((known) => found.startsWith(`${known}/`));
    return isKnown ? null : `${path} imports ${target}, but ${folder} may not import it`;
  }
  const own = /^site\/features\/[^/]+/.exec(path)?.[0] ?? folder;
  if (target.startsWith('.')) {
    const isInside = posix.join(dirname(path), target).startsWith(`${own}/`);
    return isInside ? null : `${path} imports ${target}, which is outside of ${own}: use a name such as #raster`;
  }
  const name = target.slice(1);
  const ownRooms = folder === 'site/features' ? [] : [folder.slice(folder.indexOf('/') + 1)];
  const isAllowed = [...knows, ...ownRooms].some((known) => name === known || name.startsWith(`${known}/`));
  return isAllowed ? null : `${path} imports ${target}, but ${folder} may not import it`;
}

/**
 * Returns the path of a name in the `imports` of package.json.
 * @param {string} name
 */
function pathOf(name) {
  const path = imports[name] ?? imports[name.replace(/\/[^/]+$/, '/*')];
  return posix.normalize(path.replace('*', name.slice(name.indexOf('/') + 1)));
}

/**
 * Returns the folder of the table to which a file belongs. The table has a narrower folder before the wider one.
 * @param {string} path
 */
function rowOf(path) {
  return Object.keys({ ...DIRECTIONS, ...BESIDE }).find((folder) => path.startsWith(`${folder}/`));
}
