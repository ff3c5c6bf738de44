import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * `DECLARED` matches a declaration with or without `export` before it. `LISTED` matches a separate list of exported
 * names.
 */
const DECLARED = /^(export )?(?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\};/gm;

it('no two files export the same name', () => {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const folder of ['src', 'calibration']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      for (const name of exportedNames(readFileSync(join(folder, file), 'utf8'))) {
        files.set(name, (files.get(name) ?? new Set()).add(join(folder, file)));
      }
    }
  }
  const twins = [...files].filter(([, { size }]) => size > 1).map(([name, places]) => [name, ...places].join(' '));
  expect(twins).toEqual([]);
  expect(files.size).toBeGreaterThan(500);
});

it('exportedNames finds every form of export, and leaves out re-exports', () => {
  const source = [
    "import { h } from './h.ts';",
    'export const a = 1;',
    'export async function b() {}',
    'export interface C {}',
    'const d = 1;',
    'function e() {}',
    'class G {}',
    'export { d, e as f, type G, h };',
  ];
  expect(exportedNames(source.join('\n'))).toEqual(['a', 'b', 'C', 'd', 'f', 'G']);
});

/**
 * @param {string} source
 * @returns {string[]} the names that a module declares and exports
 */
function exportedNames(source) {
  const declared = [...source.matchAll(DECLARED)];
  const own = new Set(declared.map(([, , name]) => name));
  const lists = [...source.matchAll(LISTED)].flatMap(([, list]) => list.split(','));
  const listed = lists.map((item) => item.replace('type ', '').trim().split(' as ')).filter(([name]) => own.has(name));
  return [
    ...declared.filter(([, isExported]) => isExported).map(([, , name]) => name),
    ...listed.map(([name, outside = name]) => outside),
  ];
}
