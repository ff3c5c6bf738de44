import { expect, it } from 'vitest';
import { imageTrouble } from './image-trouble.ts';

it('imageTrouble says why an image could not be read or woven', () => {
  const state = 'impossible';
  const unreadable = imageTrouble({ state, reason: 'image', refusal: { code: 'unreadable', excess: null } });
  const silent = imageTrouble({ state, reason: 'weave', trouble: 'weaver-silent' });
  const tooLong = imageTrouble({ state, reason: 'weave', trouble: 'text-too-long' });
  expect(new Set([unreadable, silent, tooLong]).size).toBe(3);
  for (const sentence of [unreadable, silent, tooLong]) expect(sentence).toMatch(/\.$/);
});
