import { expect, it } from 'vitest';
import { readAbilities } from './camera-abilities.ts';

it.each([
  [
    'a phone',
    { torch: true, zoom: { min: 1, max: 8, step: 0.5 } },
    { torch: true, zoom: { min: 1, max: 8, step: 0.5 } },
  ],
  ['an older browser', { torch: [false, true] }, { torch: true, zoom: null }],
  ['a camera that cannot zoom', { torch: false, zoom: { min: 1, max: 1, step: 0 } }, { torch: false, zoom: null }],
  ['a camera without steps', { zoom: { min: 1, max: 2 } }, { torch: false, zoom: { min: 1, max: 2, step: 0.1 } }],
  ['a browser that reports nothing', undefined, { torch: false, zoom: null }],
  ['a browser that reports nonsense', { torch: 1, zoom: 'far' }, { torch: false, zoom: null }],
])('light and zoom are offered as %s has them', (_, capabilities, abilities) => {
  expect(readAbilities(capabilities)).toEqual(abilities);
});
