import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classesOf, cssModules, declarationOf } from './css-types.mjs';

const SHEET = `@layer features {
  .panel:hover, .panel > .title { color: red; }
  @media (width < 48rem) { .narrow-only::before { content: ".not-a-class"; } }
}`;

describe('the types of CSS modules', () => {
  it('name each class of a sheet once, including classes inside media queries', async () => {
    expect(await classesOf(SHEET)).toEqual(['narrow-only', 'panel', 'title']);
  });

  it('let a class of the sheet compile, and make tsc report a class that the sheet lacks', async () => {
    mkdirSync('build', { recursive: true });
    const folder = mkdtempSync('build/css-types-test-');
    try {
      writeFileSync(join(folder, 'sheet.module.css.d.ts'), declarationOf(await classesOf(SHEET)));
      const compile = (/** @type {string} */ name) => {
        writeFileSync(
          join(folder, 'use.ts'),
          `import styles from './sheet.module.css';\nexport const used = styles.${name};\n`,
        );
        const tsc = resolve('node_modules/.bin/tsc');
        return spawnSync(tsc, ['--ignoreConfig', '--noEmit', 'use.ts'], { cwd: folder, encoding: 'utf8' }).stdout;
      };
      expect(compile('panel')).toBe('');
      expect(compile('posted')).toContain("'posted' does not exist");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the CSS modules of the site', () => {
  it('get their types in npm test before tsc runs', () => {
    const steps = readFileSync('scripts/run/test.mjs', 'utf8');
    expect(steps).toContain('scripts/build/css-types.mjs');
    expect(steps.indexOf('scripts/build/css-types.mjs')).toBeLessThan(steps.indexOf("'tsc'"));
  });

  it('contain only classes that some component uses', async () => {
    const sources = (await readdir('src', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    const uses = sources.flatMap((file) => readImports(join('src', file)));
    const unused = await Promise.all(
      (await cssModules()).map(async (path) => {
        const users = uses.filter(({ sheet }) => sheet === path);
        const text = readFileSync(path, 'utf8');
        // `classesOf` also returns the names of animations.
        const isAnimation = (/** @type {string} */ name) => new RegExp(`@keyframes ${name}\\b`).test(text);
        const classes = (await classesOf(text)).filter((name) => !isAnimation(name));
        return classes
          .filter((name) => !users.some(({ classes: used }) => used.has(name)))
          .map((name) => `${path} .${name}`);
      }),
    );
    expect(unused.flat()).toEqual([]);
  });
});

/**
 * @param {string} source path of a component
 * @returns {{ sheet: string, classes: Set<string> }[]} the CSS modules that it imports, and which classes it uses
 */
function readImports(source) {
  const code = readFileSync(source, 'utf8');
  return [...code.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)].map(([, name, path]) => ({
    sheet: join(dirname(source), path),
    classes: new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used)),
  }));
}
