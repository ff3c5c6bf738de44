import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { rememberVerdict, verdictOf } from './draft-verdict.ts';

it('verdictOf returns the verdict on the design that was judged last, and none for any other design', () => {
  const judged = { ...DEFAULT_DESIGN, content: 'x' };
  expect(verdictOf(judged)).toBeUndefined();
  rememberVerdict(judged, 'everywhere');
  expect(verdictOf({ ...judged })).toBe('everywhere');
  for (const other of [{ content: 'y' }, { imageSize: 20 }]) expect(verdictOf({ ...judged, ...other })).toBeUndefined();
  rememberVerdict({ ...judged, content: 'y' }, 'unlikely');
  expect(verdictOf(judged)).toBeUndefined();
});
