import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

it.each(files)('the index lists %s once, with its title', (file) => {
  const number = file.slice(0, 4);
  const [heading] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
  const title = new RegExp(`^# ${number} (.+)$`).exec(heading)?.[1];
  expect(title, 'a heading of the form "# 0001 Title"').toBeDefined();
  const entries = index.split('\n').filter((line) => line.startsWith(`- [${number}](${file}) `));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toContain(String(title));
});

it('the index lists nothing besides the decision records', () => {
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toHaveLength(files.length);
});
