import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('`Words` lists every module of words', () => {
  const modules = readdirSync('src/words/en')
    .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'grammar.ts' && file !== 'language.ts')
    .map((file) => file.replace('.ts', ''));
  const source = readFileSync('src/words/index.ts', 'utf8');
  const asked = [...source.matchAll(/^ {2}readonly '?([\w-]+)'?: typeof \w+;$/gm)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(modules.toSorted());
});
