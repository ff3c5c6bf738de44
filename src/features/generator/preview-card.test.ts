import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { generatorWords } from '#words/generator';
import type { Draft } from '#workbench';
import { EXAMPLES } from './example-code.tsx';
import { PreviewCard, PreviewFault } from './preview-card.tsx';

const WITH_IMAGE: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: 'data:,' };

function card(props: Partial<Parameters<typeof PreviewCard>[0]>): string {
  const all = {
    ...{ design: DEFAULT_DESIGN, draft: { state: 'empty' } as Draft, shown: null, picture: null },
    ...{ lineRef: null, takePhoto: () => {}, ...props },
  };
  return renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(PreviewCard, all)),
  ).replaceAll('&#x27;', "'");
}

it('the examples are a woven code, a gradient and a logo, and the first is shown until something is typed', () => {
  expect(EXAMPLES).toEqual(['woven', 'gradient', 'logo']);
  expect(card({})).toContain(`role="img" aria-label="${generatorWords.examples.woven.label}"`);
  expect(card({})).toContain(generatorWords.examples.woven.line);
  expect(card({})).toContain(generatorWords.nextExample);
  expect(card({ draft: { state: 'loading' } })).not.toContain(generatorWords.nextExample);
});

it('the place for the verdict is hidden until something is typed', () => {
  expect(card({})).toContain('hidden=""');
  expect(card({ draft: { state: 'loading' } })).not.toContain('hidden=""');
});

it.each([
  ['text', generatorWords.noCode],
  ['color', generatorWords.colorNotRead],
  ['fault', generatorWords.notDrawn],
  ['unloaded', generatorWords.lostMaker],
] as const)('if no draft can be drawn (%s), the preview says why', (reason, words) => {
  expect(card({ draft: { state: 'impossible', reason } })).toContain(words);
  expect(card({})).not.toContain(words);
});

it('the preview tells the visitor the next step, which depends on the image and the finished picture', () => {
  expect(card({})).toContain(generatorWords.nothingYet);
  expect(card({ design: WITH_IMAGE })).toContain(generatorWords.imageWillBlend);
  expect(card({ design: { ...WITH_IMAGE, qrType: 'standard' } })).toContain(generatorWords.nothingYet);
  expect(card({ design: WITH_IMAGE, draft: { state: 'loading' } })).toContain(generatorWords.readingImage);
  expect(card({ design: WITH_IMAGE })).toContain(generatorWords.photoAdded);
  const finished = card({ picture: { picture: 'data:image/png,x', text: 'secret text' } });
  expect(finished).toMatch(/<a [^>]*href="\/preview"[^>]*>Preview &amp; Download<\/a>/);
  expect(finished).not.toContain(generatorWords.nothingYet);
});

it('until the module that names codes is loaded, the text alternative of the picture is "QR code"', () => {
  const finished = card({ picture: { picture: 'data:image/png,x', text: 'secret text' } });
  expect(finished).toContain('alt="QR code"');
  expect(finished).not.toContain('secret text');
});

it('PreviewFault, which is shown if rendering the draft failed, says that the code could not be drawn', () => {
  const fault = renderToStaticMarkup(createElement(PreviewFault)).replaceAll('&#x27;', "'");
  expect(fault).toContain(generatorWords.notDrawn);
});
