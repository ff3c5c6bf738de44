import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHUNK_GROUPS } from './chunk-groups.mjs';

/**
 * Returns the name of the first group that takes a module, or null. `parts` is how many parts share the module.
 * @param {string} id
 */
function groupOf(id, parts = 2) {
  const isWanted = (/** @type {typeof CHUNK_GROUPS[number]} */ { test, minShareCount = 1 }) =>
    parts >= minShareCount && (typeof test === 'function' ? test(id) : test.test(id));
  return CHUNK_GROUPS.find(isWanted)?.name ?? null;
}

it.each([
  ['react', 'node_modules/react-dom/client.js'],
  ['react', 'node_modules/react-router/package.json'],
  ['shared', 'src/app/head-tags.ts'],
  ['shared', 'src/late/late.ts'],
  ['shared', 'src/design/qr-design.ts'],
  ['shared', 'src/content/content-kinds.ts'],
  ['shared', 'src/storage/choices.ts'],
  ['shared', 'src/workbench/design-store.ts'],
  ['shared', 'src/ui/button.tsx'],
  ['home', 'src/words/en/generator.ts'],
  ['home', 'src/features/generator/draft-context.ts'],
  ['home', 'node_modules/lucide-react/dist/esm/icons/undo-2.mjs'],
  ['restore', 'src/design/parse-design.ts'],
  ['parts', 'src/ui/field.tsx'],
  ['parts', 'src/app/page-top.tsx'],
  ['parts', 'src/words/grammar.ts'],
  ['touched', 'src/design/color.ts'],
  ['touched', 'src/content/encode-content.ts'],
  ['touched', 'src/engine/index.ts'],
  ['touched', 'src/ui/code-names.ts'],
  ['touched', 'src/storage/records.ts'],
  ['touched', 'src/workbench/use-scan.ts'],
  ['touched', 'src/words/en/scan.ts'],
  ['community', 'src/community/posts.ts'],
  ['community', 'src/features/community/post-card.tsx'],
  ['harfbuzz', 'node_modules/harfbuzzjs/package.json'],
  [null, 'src/app/coming-soon.tsx'],
  [null, 'src/ui/number-field.tsx'],
  [null, 'src/ui/printing/label-own.tsx'],
  [null, 'src/storage/label-choices.ts'],
  [null, 'src/workbench/lettering.ts'],
  [null, 'src/tables/read-table.ts'],
  [null, 'src/scanning/verdict/index.ts'],
])('the group %s takes the module %s', (group, path) => {
  expect(existsSync(path)).toBe(true);
  expect([groupOf(path), groupOf(path.replaceAll('/', '\\'))]).toEqual([group, group]);
});

it('a module that only one part uses stays with that part, unless the home page loads it at the start', () => {
  const alone = ['src/engine/index.ts', 'src/community/posts.ts', 'src/words/en/generator.ts'];
  expect(alone.map((path) => groupOf(path, 1))).toEqual([null, null, 'home']);
});

it('the patterns of the groups name only modules and folders that exist', () => {
  const lines = readFileSync('scripts/build/chunk-groups.mjs', 'utf8').split('\n');
  const patterns = lines.filter((line) => line.includes('[\\\\/]'));
  const folders = ['src', 'node_modules/lucide-react/dist/esm/icons'];
  const paths = folders.flatMap((folder) => [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]);
  const names = patterns.flatMap((line) => {
    const pattern = line.slice(line.indexOf('/') + 1, line.lastIndexOf('/')).replace(/node_modules.*|@radix-ui/, '');
    return pattern.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  });
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !paths.some((path) => path.includes(name)))).toEqual([]);
});
