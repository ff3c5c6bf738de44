import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { browser } from './testing/fake-browser.ts';

const BASE = { ...DEFAULT_DESIGN, gradientDirection: 'to right' } as const;

it.each([
  ['{"content":"x","more":1}', { ...BASE, content: 'x' }],
  ['{"content":', null],
  ['[1]', null],
  ['null', null],
  ['{"type":"fax"}', null],
  ['{"content":"x","version":2}', null],
])('the stored template %s is read and removed', async (text, design) => {
  browser.localStorage.setItem('selectedQRTemplate', text);
  const page = await browser.openTab();
  expect(page.takeTemplate(BASE)).toEqual(design);
  expect(browser.localStorage.getItem('selectedQRTemplate')).toBeNull();
});
