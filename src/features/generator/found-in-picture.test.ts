import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { withContentOf } from './found-in-picture.ts';

const TAKEN = 'data:image/png;base64,AAAA';
const BEFORE: QrDesign = { ...DEFAULT_DESIGN, content: 'mine', details: { note: 'x' } };
const NOW: QrDesign = { ...BEFORE, qrType: 'custom', customImage: TAKEN };
const TYPED = { type: 'wifi', content: 'net' } as const;

describe('the content of a code that was found in a picture', () => {
  it('takes the place of what was typed, and the picture goes', () => {
    expect(withContentOf(NOW, TYPED, { customImage: TAKEN, before: BEFORE })).toStrictEqual({
      ...DEFAULT_DESIGN,
      ...TYPED,
    });
  });

  it('leaves another image, and the one from before, where they are', () => {
    const own = { ...NOW, customImage: 'data:image/png;base64,BBBB' };
    const taken = { customImage: TAKEN, before: BEFORE };
    expect(withContentOf(own, TYPED, taken).customImage).toBe(own.customImage);
    const logo = { ...BEFORE, customImage: own.customImage };
    expect(withContentOf(NOW, TYPED, { customImage: TAKEN, before: logo }).customImage).toBe(own.customImage);
  });

  it('leaves what was styled since', () => {
    const styled: QrDesign = { ...NOW, style: { ...NOW.style, foregroundColor: '#123' } };
    expect(withContentOf(styled, TYPED, { customImage: TAKEN, before: BEFORE })).toMatchObject({
      qrType: 'custom',
      style: styled.style,
    });
  });
});
