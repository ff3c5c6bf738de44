import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsIn, documentedCommands, fileOf, filesToTry, programsOf } from './documented-commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('commandsIn finds commands between backticks and in fenced blocks, and drops variables and shell comments', () => {
  const page = [
    'Say `npm run bench`, or `PORT=0 node a/b.mjs --x=1`; `nodes` and `npmrc` are none.',
    '```',
    'npm start   # builds',
    'SITE_URL=https://example.org npm run build',
    '```',
  ].join('\n');
  expect(commandsIn('page.md', page).map(({ command }) => command)).toEqual([
    'npm run bench',
    'node a/b.mjs --x=1',
    'npm start',
    'npm run build',
  ]);
});

test('programsOf replaces a script of package.json by the programs that it runs, and throws for an unknown script', () => {
  expect(programsOf('npm run both', { both: 'node a.mjs && node b.mjs' })).toEqual(['node a.mjs', 'node b.mjs']);
  expect(programsOf('npm start', { start: 'node a.mjs' })).toEqual(['node a.mjs']);
  expect(() => programsOf('npm run gone', {})).toThrow('no script gone');
  expect(programsOf('npx vitest run a.test.ts', {})).toEqual(['npx vitest run a.test.ts']);
  // These are commands of npm, not scripts of package.json.
  for (const command of ['npm ci', 'npm install']) expect(programsOf(command, {})).toEqual([command]);
});

const documented = documentedCommands();

test('filesToTry lists each documented file once, but no file that another step of `npm test` starts', () => {
  expect(documented.length).toBeGreaterThan(40);
  expect(filesToTry()).toContain('bench/site.mjs');
  expect(filesToTry()).toEqual([...new Set(filesToTry())].sort());
  expect(filesToTry()).not.toContain('scripts/run/start.mjs');
  expect(fileOf('npx vitest run a.test.ts')).toBe(null);
});

test.each(filesToTry())('%s accepts the option --try', (file) => {
  expect(readFileSync(file, 'utf8')).toContain("try: { type: 'boolean', default: false }");
});

test.each(documented)('$page: $command names files that exist', ({ command }) => {
  for (const program of programsOf(command, scripts)) {
    const file = fileOf(program);
    if (file) expect(existsSync(file), file).toBe(true);
    const [, tests] = /^npx vitest run (\S+)$/.exec(program) ?? [];
    if (tests) expect(existsSync(tests), tests).toBe(true);
  }
});
