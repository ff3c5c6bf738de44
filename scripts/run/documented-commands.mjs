/** Finds the commands in the Markdown pages of the project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commands of npm itself, which start no script of package.json. */
const TOOLS_OF_OTHERS = ['npm ci', 'npm install'];

/** Programs that other steps of `npm test` run already. */
const RUN_BY_THE_TEST = [
  'scripts/run/start.mjs',
  'scripts/run/test.mjs',
  'scripts/build/build.mjs',
  'scripts/hosting/serve.mjs',
  'scripts/build/engine-size.mjs',
];

/** @typedef {{ page: string, command: string }} Documented */

/**
 * Returns every command that a page names, between backticks or at the beginning of a line in a fenced block. Variables
 * before the command, such as `PORT=0`, are left out.
 *
 * @param {string} page its path
 * @param {string} text
 * @returns {Documented[]}
 */
export function commandsIn(page, text) {
  const marked = text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:node|npm|npx) [^`\n]+)`/g);
  const fenced = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, lines]) => [
    ...lines.matchAll(/^((?:[A-Z_]+=\S+ )*(?:node|npm|npx) .*?)(?:\s+#.*)?$/gm),
  ]);
  return [...marked, ...fenced].map(([, command]) => ({ page, command: command.replace(/^(?:[A-Z_]+=\S+ )+/, '') }));
}

/** @returns {Documented[]} the commands in all Markdown files of the project */
export function documentedCommands() {
  const folders = ['docs', 'src', 'calibration', 'scripts', 'bench', 'e2e', 'judges'];
  const pages = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  return ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) => commandsIn(page, readFileSync(page, 'utf8')));
}

/**
 * Returns the programs that a command runs. `npm run x` runs those of the script x in package.json, split at `&&`.
 *
 * @param {string} command
 * @param {Readonly<Record<string, string>>} scripts of package.json
 * @returns {string[]} such as `node bench/site.mjs`
 * @throws RangeError if package.json has no such script
 */
export function programsOf(command, scripts) {
  if (!command.startsWith('npm ') || TOOLS_OF_OTHERS.includes(command)) return [command];
  const [, first, second] = command.split(' ');
  const script = first === 'run' ? second : first;
  if (!Object.hasOwn(scripts, script)) throw new RangeError(`package.json has no script ${script}`);
  return scripts[script].split(' && ');
}

/**
 * Returns the file that a program runs with `node`. Returns null if the program runs another tool.
 * @param {string} program such as `node bench/site.mjs`
 * @returns {string | null}
 */
export function fileOf(program) {
  const [tool, file] = program.split(' ');
  return tool === 'node' ? file : null;
}

/**
 * @returns {string[]} the files of documented commands that no other step of `npm test` runs, without duplicates. They
 *   are to be started with `--try`.
 */
export function filesToTry() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = documentedCommands()
    .flatMap(({ command }) => programsOf(command, scripts))
    .flatMap((program) => fileOf(program) ?? [])
    .filter((file) => !RUN_BY_THE_TEST.includes(file));
  return [...new Set(files)].sort();
}
