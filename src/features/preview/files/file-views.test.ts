import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CAPTION_MAX, DEFAULT_DESIGN, FRAMES, type QrDesign } from '#design';
import { makeCode } from '#making';
import type { FileChoice } from '#storage';
import { fileWords } from '#words/files';
import type { Remade } from '#workbench';
import { CaptionFields } from './caption-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { FrameChoices } from './frame-choices.tsx';
import { SizeVerdict } from './size-verdict.tsx';

const CHOICE = {
  ...{ format: 'svg', margin: 4, mm: 30, isByPixels: false, pixels: 1200, dpi: 300, isBlackOnly: false },
} as FileChoice;
const NOTHING_DRAWN = { drawing: null, troubles: [], isWithoutFonts: false };
const noop = () => undefined;

function codeOf(part: Partial<QrDesign>): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', ...part };
  return { made: makeCode(design, null), design, image: null };
}

function captionOf(code: Remade, rest: Partial<Parameters<typeof CaptionFields>[0]> = {}): string {
  const props = { code, change: noop, specimen: NOTHING_DRAWN, pageSize: null, ...rest };
  return renderToStaticMarkup(createElement(CaptionFields, props));
}

const addressTick = (page: string) => /<input[^>]*type="checkbox"[^>]*>/.exec(page)?.[0] ?? '';

it('calls to action are suggested while there is no caption', () => {
  const label = `aria-label="${fileWords.suggestionsLabel}"`;
  expect(captionOf(codeOf({}))).toContain(label);
  expect(captionOf(codeOf({}))).toContain(`>${fileWords.suggestions.url[0]}</button>`);
  expect(captionOf(codeOf({ caption: 'Menu' }))).not.toContain(label);
});

it('the address can be printed only for a code that has one', () => {
  const [link, text] = [codeOf({ showAddress: true }), codeOf({ type: 'text', content: 'Hello', showAddress: true })];
  expect(addressTick(captionOf(link))).toContain('checked=""');
  expect(addressTick(captionOf(link))).not.toContain('disabled');
  expect(addressTick(captionOf(codeOf({})))).not.toContain('checked=""');
  expect(addressTick(captionOf(text))).toContain('disabled=""');
  expect(addressTick(captionOf(text))).not.toContain('checked=""');
  expect(captionOf(text)).toContain(fileWords.noAddressHint.replaceAll("'", '&#x27;'));
});

it('a status below all fields says which requested parts cannot be printed, and how large the whole page is', () => {
  const troubles = captionOf(codeOf({}), {
    specimen: { ...NOTHING_DRAWN, isWithoutFonts: true, troubles: [{ kind: 'address-left-out' }] as never },
    pageSize: '30 × 40 mm',
  });
  const status = troubles.slice(troubles.lastIndexOf('role="status"'));
  expect(status.match(/data-tone="(problem|warning)"/g)).toEqual(['data-tone="problem"', 'data-tone="warning"']);
  expect(status).toContain(fileWords.pageSize('30 × 40 mm'));
  expect(status).not.toContain('<input');
});

it('the frames are one group of radio buttons, whose first option is no frame', () => {
  const framesOf = (frame: QrDesign['frame']) =>
    [
      ...renderToStaticMarkup(createElement(FrameChoices, { code: codeOf({}), frame, choose: noop })).matchAll(
        /<input[^>]*type="radio"[^>]*>/g,
      ),
    ].map(([input]) => input.includes('checked=""'));
  expect(framesOf(undefined)).toEqual([true, ...FRAMES.map(() => false)]);
  expect(framesOf(FRAMES[0])).toEqual([false, true, ...FRAMES.slice(1).map(() => false)]);
});

it('the choice of black ink is offered only for a PDF', () => {
  const asks = (format: FileChoice['format']) =>
    /lack ink/.test(
      renderToStaticMarkup(createElement(FileFields, { modules: 29, choice: { ...CHOICE, format }, change: noop })),
    );
  expect([asks('svg'), asks('pdf'), asks('png')]).toEqual([false, true, false]);
});

it('a size in pixels has no verdict; every size in millimeters has one', () => {
  const verdictFor = (part: Partial<FileChoice>) =>
    renderToStaticMarkup(
      createElement(SizeVerdict, { code: codeOf({}), choice: { ...CHOICE, ...part }, drawing: null }),
    );
  expect(verdictFor({ format: 'png', isByPixels: true })).toBe('');
  for (const part of [{}, { isByPixels: true }, { format: 'png' }] as const) expect(verdictFor(part)).not.toBe('');
});

it('the caption field accepts no more characters than the caption of a design may have', () => {
  expect(captionOf(codeOf({}))).toContain(`maxLength="${CAPTION_MAX}"`);
});
