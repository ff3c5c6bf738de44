import { expect, it } from 'vitest';
import { type FilePart, isAddressShown, withFilePart } from './file-part.ts';

it('the address is printed if the visitor chose so, or by default if there is a caption', () => {
  expect([isAddressShown({}), isAddressShown({ caption: 'Menu' })]).toEqual([false, true]);
  expect(isAddressShown({ caption: 'Menu', showAddress: false })).toBe(false);
  expect(isAddressShown({ showAddress: true })).toBe(true);
});

it('empty parts of a caption are removed, and a caption that is too long is cut', () => {
  expect(Object.keys(withFilePart({ caption: 'Menu', frame: 'tab' }, { caption: '', frame: undefined }))).toEqual([]);
  expect(withFilePart<FilePart>({}, { caption: 'a'.repeat(100) }).caption).toHaveLength(100);
  expect(withFilePart<FilePart>({}, { caption: `${'a'.repeat(100)}b` }).caption).toBe('a'.repeat(100));
  // An emoji has two UTF-16 code units.
  expect(withFilePart<FilePart>({}, { caption: '📶'.repeat(60) }).caption).toBe('📶'.repeat(50));
});

it('withFilePart changes only the given parts of a caption', () => {
  const design = { content: 'x', caption: 'Menu', frame: 'tab' } as const;
  expect(withFilePart<FilePart>(design, { showAddress: false })).toEqual({ ...design, showAddress: false });
});
