import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { withContentOf } from './found-in-picture.ts';

const TAKEN = 'data:image/png;base64,AAAA';
const BEFORE: QrDesign = { ...DEFAULT_DESIGN, content: 'mine', details: { note: 'x' } };
const NOW: QrDesign = { ...BEFORE, qrType: 'custom', customImage: TAKEN };
const TYPED = { type: 'wifi', content: 'net' } as const;

describe('editing a code that was found in a picture', () => {
  it('replaces the typed content, and removes the picture', () => {
    expect(withContentOf(NOW, TYPED, { customImage: TAKEN, before: BEFORE })).toStrictEqual({
      ...DEFAULT_DESIGN,
      ...TYPED,
    });
  });

  it('removes the record of the secrets that were left out when the design was shared', () => {
    const opened: QrDesign = { ...NOW, leftOut: { content: 'password' } };
    expect(withContentOf(opened, TYPED, { customImage: TAKEN, before: BEFORE })).not.toHaveProperty('leftOut');
  });

  it('keeps an image that was added after the picture, or else restores the image that the picture replaced', () => {
    const own = { ...NOW, customImage: 'data:image/png;base64,BBBB' };
    const taken = { customImage: TAKEN, before: BEFORE };
    expect(withContentOf(own, TYPED, taken).customImage).toBe(own.customImage);
    const logo = { ...BEFORE, customImage: own.customImage };
    expect(withContentOf(NOW, TYPED, { customImage: TAKEN, before: logo }).customImage).toBe(own.customImage);
  });

  it('keeps a style that was changed after the picture was added', () => {
    const styled: QrDesign = { ...NOW, style: { ...NOW.style, foregroundColor: '#123' } };
    expect(withContentOf(styled, TYPED, { customImage: TAKEN, before: BEFORE })).toMatchObject({
      qrType: 'custom',
      style: styled.style,
    });
  });
});
