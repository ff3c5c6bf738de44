import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files of types that no door mentions. */
const INTERNAL = ['caution-words.d.ts', 'decoders.d.ts', 'draw.d.ts', 'lettering.d.ts', 'logo.d.ts'];

test('the public types are those that are written down', async () => {
  const folder = 'build/public-types/package/doors';
  rmSync(folder, { recursive: true, force: true });
  const parameters = ['--project', 'package/tsconfig.json', '--outDir', 'build/public-types', '--removeComments'];
  execFileSync('node_modules/.bin/tsc', parameters);
  const names = readdirSync(folder).filter((name) => name.endsWith('.d.ts') && !INTERNAL.includes(name));
  const files = names.map((name) => `// ${name}\n${readFileSync(`${folder}/${name}`, 'utf8')}`);
  await expect(files.join('\n')).toMatchFileSnapshot('public-types.txt');
});
