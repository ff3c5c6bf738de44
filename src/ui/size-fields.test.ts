import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FILE_LIMITS, FILE_MARGINS, type FileChoice } from '#storage';
import { fileWords } from '#words/files';
import { MarginField, SizeFields } from './size-fields.tsx';

const CHOICE = {
  ...{ format: 'svg', margin: 4, isByPixels: false, mm: 30, dpi: 300, pixels: 1200, isBlackOnly: false },
} as unknown as FileChoice;

function fields(choice: Partial<FileChoice>): string {
  const props = { modules: 25, choice: { ...CHOICE, ...choice }, change: () => {} };
  return renderToStaticMarkup(createElement(SizeFields, props)).replaceAll('&#x27;', "'");
}

/** Returns the labels of the number fields. */
function labels(markup: string): string[] {
  return [...markup.matchAll(/<label for="[^"]+"[^>]*>([^<]+)</g)].map(([, label]) => label);
}

it('an SVG has a size field in millimeters; a PNG has size and density fields, or only a width field in pixels', () => {
  expect(labels(fields({}))).toEqual([fileWords.size]);
  expect(labels(fields({ isByPixels: true }))).toEqual([fileWords.size]);
  expect(labels(fields({ format: 'png' }))).toEqual([fileWords.size, fileWords.density]);
  expect(labels(fields({ format: 'png', isByPixels: true }))).toEqual([fileWords.width]);
  expect(fields({})).not.toContain(fileWords.units);
  expect(fields({ format: 'png' })).toContain(fileWords.units);
});

it('the size field is described by a live region that states the effect of the size', () => {
  const [, described] = /<input[^>]*type="number"[^>]*aria-describedby="([^"]+)"/.exec(fields({})) ?? [];
  const effectOf = (markup: string) => /<div id="[^"]+"[^>]*role="status">(.*?)<\/div>/.exec(markup)?.[1] ?? '';
  expect(fields({})).toMatch(new RegExp(`<div id="${described}"[^>]*role="status">`));
  expect(effectOf(fields({}))).toBe('<p>0.9 mm per module. Scans from up to 30 cm away.</p>');
  expect(effectOf(fields({ format: 'png' }))).toMatch(/^<p>0\.9 mm per module\..*<\/p><p>363 × 363 pixels/);
  expect(effectOf(fields({ format: 'png', isByPixels: true }))).toMatch(/^<p>1,188 × 1,188 pixels[^<]*<\/p>$/);
});

it('a print size that is too small shows a warning or a problem; a size in pixels shows neither', () => {
  const toneOf = (choice: Partial<FileChoice>) => /data-tone="(\w+)"/.exec(fields(choice))?.[1];
  expect([30, 10, 8].map((mm) => toneOf({ mm }))).toEqual([undefined, 'warning', 'problem']);
  expect(toneOf({ mm: 8, format: 'png', isByPixels: true })).toBeUndefined();
});

it('the size field has the limits in FILE_LIMITS, and the margin field offers every margin in FILE_MARGINS', () => {
  const { min, max } = FILE_LIMITS.mm;
  expect(fields({})).toContain(`min="${min}" max="${max}"`);
  const margins = renderToStaticMarkup(createElement(MarginField, { choice: CHOICE, change: () => {} }));
  expect(margins.match(/type="radio"/g)).toHaveLength(FILE_MARGINS.length);
  expect(margins.match(/checked=""[^>]*>(\d)/)?.[1]).toBe('4');
});
