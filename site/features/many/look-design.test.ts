import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { designOfLook } from './look-design.ts';

const [WORK, STORED] = ['work', 'stored'].map((content): QrDesign => ({ ...DEFAULT_DESIGN, content }));

it('designOfLook returns the design in the generator, the design of a stored code, or the default design', () => {
  expect(designOfLook({ is: 'work' }, WORK, STORED)).toBe(WORK);
  expect(designOfLook({ is: 'code', id: '7' }, WORK, STORED)).toBe(STORED);
  expect(designOfLook({ is: 'plain' }, WORK, STORED)).toBe(DEFAULT_DESIGN);
});

it('designOfLook returns the default design until the stored code has loaded, or if that code is gone', () => {
  expect(designOfLook({ is: 'code', id: '7' }, WORK, null)).toBe(DEFAULT_DESIGN);
});
