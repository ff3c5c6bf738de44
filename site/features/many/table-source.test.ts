import { expect, it } from 'vitest';
import { sourceOfText } from './table-source.ts';

it('sourceOfText keeps up to 200,000 characters as text, and a longer text as a file', async () => {
  const text = 'x'.repeat(200_000);
  expect(sourceOfText(text, 'pasted.txt')).toEqual({ is: 'text', text });
  const source = sourceOfText(`${text}y`, 'pasted.txt');
  expect(source).toMatchObject({ is: 'file', name: 'pasted.txt' });
  expect(source.is === 'file' && (await source.file.text())).toBe(`${text}y`);
});
