import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { pictureWords } from '#words/generator-pictures';
import type { Found } from './found-in-picture.ts';
import { FoundPanel, foundTitle } from './found-panel.tsx';
import type { ImageUpload } from './image-upload.ts';

const code = (text: string) => ({ text, version: 3, level: 'M', mask: 5 }) as const;
const TAKEN = { customImage: 'data:,', before: DEFAULT_DESIGN };

function panel(found: Found): string {
  const upload = { decide: () => {}, takePicture: () => {} } as unknown as ImageUpload;
  return renderToStaticMarkup(createElement(FoundPanel, { found, upload, content: { current: null } }));
}

function codes(...texts: readonly string[]): Found {
  return { is: 'codes', codes: texts.map(code), taken: TAKEN };
}

it('a design in a file can be opened; the file can also be used as the image, unless it is a PDF', () => {
  const design = (file: Blob | null) => panel({ is: 'design', design: DEFAULT_DESIGN, file });
  expect(design(new Blob(['x']))).toContain(pictureWords.openDesign);
  expect(design(new Blob(['x']))).toContain(pictureWords.useAsImage);
  expect(design(null)).toContain(pictureWords.openDesign);
  expect(design(null)).not.toContain(pictureWords.useAsImage);
});

it('the heading says what was found', () => {
  expect(foundTitle({ is: 'design', design: DEFAULT_DESIGN, file: null })).toBe(pictureWords.foundDesign);
  expect(foundTitle(codes('a', 'b'))).toBe(pictureWords.foundCodes(2));
  expect(panel(codes('a', 'b'))).toContain(`<h2>${pictureWords.foundCodes(2)}</h2>`);
});

it('one of several codes can be chosen, and the first code is chosen to begin with', () => {
  expect(panel(codes('only'))).not.toContain('type="radio"');
  const radios = panel(codes('first', 'second')).match(/<input type="radio"[^>]*>/g) ?? [];
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false]);
});

it('the fields of a code are shown without its secrets', () => {
  const network = panel(codes('WIFI:T:WPA;S:Guest;P:longenough;H:true;;', 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP'));
  expect(network).not.toMatch(/longenough|JBSWY3DPEHPK3PXP/);
  expect(network).toMatch(/<dt>Password<\/dt><dd>•+<\/dd>/);
  expect(network).toMatch(/<dt>Hidden network<\/dt><dd>Yes<\/dd>/i);
  expect(network).toMatch(/<code>Guest<\/code>/);
});

it('a link that depends on a redirect service has a warning', () => {
  expect(panel(codes('https://bit.ly/3abcdef'))).toContain('data-tone="warning"');
  expect(panel(codes('https://example.com'))).not.toContain('data-tone="warning"');
});
