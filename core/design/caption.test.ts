import { expect, it } from 'vitest';
import { CAPTION_MAX, type Caption, captionOf, isAddressShown, withCaption } from './caption.ts';
import { DEFAULT_DESIGN } from './qr-design.ts';

it('the address is printed if the visitor chose so, or by default if there is a caption', () => {
  expect([isAddressShown({}), isAddressShown({ caption: 'Menu' })]).toEqual([false, true]);
  expect(isAddressShown({ caption: 'Menu', showAddress: false })).toBe(false);
  expect(isAddressShown({ showAddress: true })).toBe(true);
});

it('captionOf returns the caption, the frame and the address setting of a design, and nothing else', () => {
  const caption = { caption: 'Menu', showAddress: false, frame: 'tab' } as const;
  expect(captionOf(withCaption(DEFAULT_DESIGN, caption))).toEqual(caption);
});

it('empty parts of a caption are removed, and a caption that is too long is cut', () => {
  expect(Object.keys(withCaption({ caption: 'Menu', frame: 'tab' }, { caption: '', frame: undefined }))).toEqual([]);
  expect(CAPTION_MAX).toBe(100);
  expect(withCaption<Caption>({}, { caption: 'a'.repeat(100) }).caption).toHaveLength(100);
  expect(withCaption<Caption>({}, { caption: `${'a'.repeat(100)}b` }).caption).toBe('a'.repeat(100));
  // An emoji has two UTF-16 code units.
  expect(withCaption<Caption>({}, { caption: '📶'.repeat(60) }).caption).toBe('📶'.repeat(50));
});

it('withCaption changes only the given parts of a caption', () => {
  const design = { content: 'x', caption: 'Menu', frame: 'tab' } as const;
  expect(withCaption<Caption>(design, { showAddress: false })).toEqual({ ...design, showAddress: false });
});
