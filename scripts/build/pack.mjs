/**
 * Builds the package `quietzone`, its doors and its command, in build/package, and packs it as build/quietzone-<version>.tgz. Fails if its main door
 * is over its budget.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const OUT = 'build/package';

/** Bytes of the main door, minified and compressed. */
const BUDGET = 15_000;

/** The doors by the names of their files. */
const manifest = JSON.parse(readFileSync('package/npm/package.json', 'utf8'));
const doors = Object.values(manifest.exports).flatMap(({ types }) => (types ? [posix.basename(types, '.d.ts')] : []));

rmSync(OUT, { recursive: true, force: true });
await bundleDoors();
writeTypes();
cpSync('package/npm/package.json', join(OUT, 'package.json'));
cpSync('package/README.md', join(OUT, 'README.md'));
cpSync('LICENSE', join(OUT, 'LICENSE'));
execFileSync('npm', ['pack', `./${OUT}`, '--pack-destination', 'build', '--silent'], { stdio: 'inherit' });

for (const door of doors) {
  const bytes = await weigh(door);
  const isOver = door === 'index' && bytes > BUDGET;
  console.log(`${door}: ${bytes} bytes minified and compressed${isOver ? `, over its budget of ${BUDGET}` : ''}`);
  if (isOver) process.exitCode = 1;
}

/** Bundles the doors and the command, with shared code in chunks. No door contains code of other packages, which would need a notice. */
async function bundleDoors() {
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(doors.map((door) => [door, `package/doors/${door}.ts`])),
      command: 'package/command/index.ts',
    },
    external: [...Object.keys(manifest.peerDependencies), /^node:/],
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    treeshake: { propertyReadSideEffects: false },
  });
  const { output } = await bundle.write({ dir: join(OUT, 'dist'), chunkFileNames: 'shared/[name].js' });
  await bundle.close();
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  // A comment of the bundler before the code of each module.
  const [foreign] = /^\/\/#region node_modules.*$/m.exec(code) ?? [];
  if (foreign) throw new Error(`The package needs a license notice for ${foreign}`);
}

/** Writes the types of the doors beside them. They refer to nothing outside of `package/doors` but React. */
function writeTypes() {
  execFileSync('node_modules/.bin/tsc', ['--project', 'package/tsconfig.json'], { stdio: 'inherit' });
  const waiting = doors.map((door) => `${door}.d.ts`);
  for (const name of waiting) {
    const text = readFileSync(join('build/package-types/package/doors', name), 'utf8');
    const rewritten = text.replace(/(?<= from '|import\(["'])([#.][^"']*)/g, (target) => {
      const file = target.replace(/^\.\/(.*)\.ts$/, '$1.d.ts');
      if (file === target) throw new Error(`The types of ${name} refer to ${target}`);
      if (!waiting.includes(file)) waiting.push(file);
      return target.replace(/\.ts$/, '.js');
    });
    writeFileSync(join(OUT, 'dist', name), rewritten);
  }
}

/**
 * Bundles a door as an application does.
 * @param {string} door
 */
async function weigh(door) {
  const bundle = await rolldown({
    input: join(OUT, 'dist', `${door}.js`),
    external: Object.keys(manifest.peerDependencies),
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
