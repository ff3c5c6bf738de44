import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('CSS files use only the layers that base.css lists, because any other layer would override the listed ones', () => {
  const [, order] = /^@layer ([^;{]+);/.exec(readFileSync('src/ui/base.css', 'utf8')) ?? [];
  const declared = order?.split(', ');
  expect(declared).toContain('features');
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const unknown = sheets.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/@layer (\w+) \{/g)]
      .filter(([, layer]) => !declared?.includes(layer))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});
