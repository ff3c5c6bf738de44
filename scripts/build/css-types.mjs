/**
 * Writes `build/css-types/<path>.d.ts` for each CSS module of `site/`. With these types, a class that is not in the
 * sheet does not compile; without them, the compiler accepts any class name. `rootDirs` in `tsconfig.json` overlays the
 * folder on the sources.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';

const FOLDER = 'build/css-types';

/**
 * @param {string} sheet a CSS module's text
 * @returns {Promise<string[]>} the classes that the bundler finds in it, sorted
 */
export async function classesOf(sheet) {
  const { modules = {} } = await preprocessCSS(sheet, 'sheet.module.css', await config());
  return Object.keys(modules).sort();
}

/**
 * @param {readonly string[]} classes
 * @returns {string} the declaration of a module that exports these classes and no others
 */
export function declarationOf(classes) {
  const members = classes.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  return `declare const styles: {\n${members.join('')}};\nexport default styles;\n`;
}

/** @returns {Promise<string[]>} the paths of all CSS modules of the site */
export async function cssModules() {
  const files = await readdir('site', { recursive: true });
  return files.filter((file) => file.endsWith('.module.css')).map((file) => join('site', file));
}

/** @type {ReturnType<typeof resolveConfig> | undefined} */
let resolved;

function config() {
  resolved ??= resolveConfig({ configFile: false, logLevel: 'warn' }, 'build');
  return resolved;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(FOLDER, { recursive: true, force: true });
  for (const path of await cssModules()) {
    const target = join(FOLDER, `${path}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, declarationOf(await classesOf(await readFile(path, 'utf8'))));
  }
}
