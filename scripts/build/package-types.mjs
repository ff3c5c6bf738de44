import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** The names of the files of the doors. */
export const DOORS = Object.values(JSON.parse(readFileSync('package/npm/package.json', 'utf8')).exports).flatMap(
  ({ types }) => (types ? [posix.basename(types, '.d.ts')] : []),
);

/**
 * Writes the types of the doors, with those of `core/` that they mention. They refer to nothing else but React.
 * @param {string} folder
 * @param {boolean} [removeComments]
 */
export async function writeTypes(folder, removeComments = false) {
  const bundle = await rollup({
    input: Object.fromEntries(DOORS.map((door) => [door, `package/doors/${door}.ts`])),
    external: ['react'],
    plugins: [dts({ tsconfig: 'package/tsconfig.json', compilerOptions: { removeComments } })],
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].d.ts', chunkFileNames: 'shared/[name].d.ts' });
  await bundle.close();
}
