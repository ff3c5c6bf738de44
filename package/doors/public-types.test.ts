import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeTypes } from '../../scripts/build/package-types.mjs';

test('the public types are those that are written down', async () => {
  const folder = 'build/public-types';
  rmSync(folder, { recursive: true, force: true });
  await writeTypes(folder, true);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const files = names.sort().map((name) => `// ${name}\n${readFileSync(`${folder}/${name}`, 'utf8')}`);
  await expect(files.join('\n')).toMatchFileSnapshot('public-types.txt');
}, 60_000);
