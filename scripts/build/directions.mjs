/**
 * Writes lint rules into biome.json that say which folder of src/ may import which. `node scripts/build/directions.mjs`
 * must be run when the table below changes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PIXELS = ['#design', '#raster'];
const DRAWING = ['#engine', ...PIXELS, '#drawing'];
const MAKING = ['#content', ...DRAWING, '#lettering', '#fitting', '#weaving', '#making'];
const BELOW_SCANNING = [...DRAWING, '#fitting', '#making'];
const SCANNING_ROOMS = ['pixels', 'tunnel', 'verdict', 'fixes', 'judging', 'prints', 'looks'].map(
  (room) => `#scanning/${room}`,
);
const TABLES = ['#tables', '#tables/*'];
const BELOW_STORAGE = [
  ...MAKING,
  '#sheets',
  '#sheets/*',
  '#uploads',
  ...TABLES,
  '#drawing/*',
  '#carrying',
  '#looks',
  '#scanning',
  '#batch',
  '#batch/*',
  '#late',
  '#workers',
];
const BELOW_WORDS = [...BELOW_STORAGE, '#storage', '#community', '#workbench'];
const BELOW_UI = [
  ...MAKING,
  '#sheets',
  '#storage',
  '#sheets/*',
  '#drawing/*',
  '#carrying',
  '#scanning',
  '#late',
  '#words',
  '#words/*',
];

/**
 * Each folder with the doors that it may import. A door is a folder's entry in the `imports` of package.json, such as
 * `#raster`. A room is a subfolder with a row of its own. Only that row applies to the room, not the row of the folder
 * around it. A row may list only three kinds of doors: those of its own folder, of the rooms in that folder, and of
 * folders in rows above. `app` and `testing` have no row, and may import all doors.
 * @type {readonly (readonly [folder: string, knows: readonly string[]])[]}
 */
export const DIRECTIONS = [
  ['engine', []],
  ['design', []],
  ['late', []],
  ['workers', []],
  ['community', []],
  ['content', ['#design']],
  ['raster', ['#design']],
  ['uploads', ['#late', ...PIXELS, '#uploads/svg']],
  ['uploads/svg', ['#raster']],
  ['tables', ['#tables/*']],
  ['tables/cells', []],
  ['tables/csv', ['#tables/cells']],
  ['tables/workbook', ['#raster', '#tables/cells']],
  ['tables/mapping', ['#content', '#design', '#tables', '#tables/cells']],
  ['drawing', ['#engine', ...PIXELS]],
  ['drawing/files', DRAWING],
  ['looks', PIXELS],
  ['lettering', [...PIXELS, '#drawing', '#late']],
  ['fitting', DRAWING],
  ['weaving', DRAWING],
  ['carrying', ['#content', ...PIXELS]],
  ['making', [...DRAWING, '#drawing/*', '#content', '#lettering', '#fitting', '#weaving', '#carrying']],
  ['sheets', [...MAKING, '#drawing/*']],
  ['sheets/cards', [...MAKING, '#drawing/*']],
  ['sheets/proofs', [...MAKING, '#drawing/*']],
  ['scanning', [...SCANNING_ROOMS, '#scanning/worker']],
  ['scanning/pixels', BELOW_SCANNING],
  ['scanning/tunnel', [...BELOW_SCANNING, ...SCANNING_ROOMS.slice(0, 1)]],
  ['scanning/verdict', [...BELOW_SCANNING, ...SCANNING_ROOMS.slice(0, 2)]],
  ['scanning/fixes', [...BELOW_SCANNING, ...SCANNING_ROOMS.slice(0, 3)]],
  ['scanning/judging', [...BELOW_SCANNING, ...SCANNING_ROOMS.slice(0, 4)]],
  ['scanning/prints', [...BELOW_SCANNING, ...SCANNING_ROOMS.slice(0, 3)]],
  ['scanning/looks', [...BELOW_SCANNING, '#looks', ...SCANNING_ROOMS.slice(0, 3)]],
  ['scanning/worker', [...BELOW_SCANNING, '#looks', ...SCANNING_ROOMS, '#late', '#workers']],
  [
    'batch',
    [
      ...[...BELOW_SCANNING, '#drawing/files', '#content', '#lettering', '#sheets', '#sheets/*', '#tables/csv'],
      ...[...SCANNING_ROOMS, '#batch/read-back'],
    ],
  ],
  ['batch/zip', ['#raster']],
  ['batch/read-back', [...BELOW_SCANNING, '#drawing/files', ...SCANNING_ROOMS.slice(0, 2)]],
  ['batch/worker', [...BELOW_SCANNING, ...SCANNING_ROOMS, '#lettering', '#workers', '#batch', '#batch/*']],
  ['storage', ['#content', '#design', '#carrying', '#late']],
  ['workbench', [...BELOW_STORAGE, '#storage']],
  ['words', [...BELOW_WORDS, '#words', '#words/*']],
  ['ui', BELOW_UI],
  ['ui/printing', [...BELOW_UI, '#ui']],
  ['features', [...BELOW_WORDS, '#words', '#words/*', '#ui', '#ui/*']],
];

const UPWARDS = { group: ['**/../**'], message: 'Import it by its # name, such as #raster.' };

/** Returns the overrides of biome.json for the table, and those for tests, which may import any door. */
export function directionOverrides() {
  return [
    ...DIRECTIONS.map(([folder, knows]) => {
      const group = ['#*', '#*/**', ...knows.map((door) => `!${door}`)];
      const message = knows.length
        ? `src/${folder} may import ${knows.join(', ')} only: see scripts/build/directions.mjs.`
        : `src/${folder} may import no other folder.`;
      return override([`src/${folder}/**`], [UPWARDS, { group, message }]);
    }),
    override(['src/**/testing/**'], [{ group: ['../../**'], message: 'Import it by its # name, such as #raster.' }]),
    override(['src/**/*.test.ts'], [UPWARDS]),
  ];
}

/**
 * @param {string[]} includes
 * @param {{ group: string[], message: string }[]} patterns
 */
function override(includes, patterns) {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

/**
 * Returns the settings with all overrides that restrict imports replaced by those of the table.
 * @param {any} settings the content of biome.json
 */
export function withDirections(settings) {
  const others = settings.overrides.filter(
    (/** @type {any} */ { linter }) => !linter?.rules?.style?.noRestrictedImports?.options,
  );
  return { ...settings, overrides: [...directionOverrides(), ...others] };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync('biome.json', JSON.stringify(withDirections(JSON.parse(readFileSync('biome.json', 'utf8')))));
  spawnSync('npx', ['biome', 'format', '--write', 'biome.json'], { stdio: 'inherit' });
}
