import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import { makeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { ReadyDraft } from '#workbench';
import { DraftDrawing, isSameWoven } from './draft-drawing.tsx';

const DESIGN = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet' } as const;
const made = makeCode(DESIGN, null);
const DRAFT = { state: 'ready', design: DESIGN, image: null, made } as ReadyDraft;
const IMAGE = { href: 'data:,' } as UploadedImage;

it('isSameWoven is false if the image, detail or look changed, and true if only the crop or strength changed', () => {
  const last = { image: IMAGE, weave: DEFAULT_WEAVE };
  const isSame = (change: object, image = IMAGE) =>
    isSameWoven({ image, weave: { ...DEFAULT_WEAVE, ...change } }, last);
  expect([isSame({}), isSame({ strength: 0.1 }), isSame({ crop: { x: 0, y: 0, side: 0.5 } })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isSame({ detail: 'fine' }), isSame({ look: 'pearls' }), isSame({}, { ...IMAGE })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isSameWoven(last, { image: IMAGE, weave: undefined })).toBe(false);
});

it('a woven picture is revealed in as many steps as it has rows of modules, including the margin', () => {
  const woven = { ...made, woven: { weave: DEFAULT_WEAVE } } as unknown as typeof made;
  const rowsOf = (draft: ReadyDraft) =>
    /--rows:(\d+)/.exec(renderToStaticMarkup(createElement(DraftDrawing, { draft, label: 'A code' })))?.[1];
  expect(rowsOf({ ...DRAFT, image: IMAGE, made: woven })).toBe(String((made.drawing.code?.grid.edges.length ?? 0) - 1));
  expect(rowsOf({ ...DRAFT, made: { ...woven, drawing: { ...made.drawing, code: undefined } } })).toBe('21');
  expect(rowsOf(DRAFT)).toBeUndefined();
});
