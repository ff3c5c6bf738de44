import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { LOOK_SEEDS, lookSubject } from './seeded-looks.ts';

it('lookSubject always returns the same design for a seed, in the default style; only odd seeds have an image', () => {
  expect(LOOK_SEEDS).toBe(200);
  for (let seed = 0; seed < 4; seed++) {
    const { design, image } = lookSubject(seed);
    expect(image !== null).toBe(seed % 2 === 1);
    expect(design).toMatchObject({ qrType: 'custom', style: DEFAULT_DESIGN.style, imagePosition: 'center' });
    expect(design.content).not.toBe('');
    expect(lookSubject(seed).design).toEqual(design);
  }
});
