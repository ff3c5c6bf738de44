import { expect, it } from 'vitest';
import { pastedFile } from './use-pasted-files.ts';

it('pastedFile returns the first file that is a picture, a PDF or JSON, and ignores files of other types', () => {
  const files = ['text/plain', 'image/png', 'application/pdf', 'application/json', 'text/html'].map(
    (type) => new File(['x'], type, { type }),
  );
  expect(pastedFile(files)?.type).toBe('image/png');
  expect(files.filter((file) => pastedFile([file])).map(({ type }) => type)).toEqual([
    ...['image/png', 'application/pdf', 'application/json'],
  ]);
  expect(pastedFile([])).toBeUndefined();
});
