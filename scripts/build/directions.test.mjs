import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIRECTIONS, withDirections } from './directions.mjs';

const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Folders that may import every folder: the pages, and the helpers for tests of several folders. */
const ABOVE_ALL = ['app', 'testing'];

it('biome.json has the import rules of the table in directions.mjs', () => {
  expect(settings, 'run `node scripts/build/directions.mjs`').toEqual(withDirections(settings));
});

it('every folder is in the table', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ruled = DIRECTIONS.map(([folder]) => folder).filter((folder) => !folder.includes('/'));
  expect([...ruled, ...ABOVE_ALL].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it('the table lets a folder import only existing entry points of its subfolders and of folders in earlier rows', () => {
  const order = DIRECTIONS.map(([folder]) => folder);
  for (const [row, [folder, knows]] of DIRECTIONS.entries()) {
    for (const door of knows) {
      expect(imports, door).toHaveProperty([door in imports ? door : door.replace(/[\w-]+$/, '*')]);
      const target = door.slice(1).replace('/*', '');
      expect(`${target}/`.startsWith(`${folder}/`) || order.slice(0, row).includes(target), `${folder} → ${door}`).toBe(
        true,
      );
    }
  }
});
