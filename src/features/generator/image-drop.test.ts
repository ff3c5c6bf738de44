import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styleWords } from '#words/generator-style';
import { ImageDrop } from './image-drop.tsx';
import type { ImageUpload, UploadState } from './image-upload.ts';

const IMAGE = 'data:image/png;base64,AAAA';

function drop(state: UploadState, customImage?: string): string {
  const upload = { state, takeImage: () => {} } as unknown as ImageUpload;
  return renderToStaticMarkup(createElement(ImageDrop, { customImage, upload, fileRef: null })).replaceAll(
    '&#x27;',
    "'",
  );
}

it.each([
  ['how to add an image, if there is none', { is: 'none' }, undefined, styleWords.dropOrPaste],
  ['that an image is being read', { is: 'reading' }, undefined, 'Reading the image…'],
  ['that the image was added', { is: 'added', customImage: IMAGE }, IMAGE, styleWords.added],
  [
    'nothing about an image that is not shown any more',
    { is: 'added', customImage: IMAGE },
    'data:,',
    styleWords.dropOrPaste,
  ],
  ['that the image was removed', { is: 'removed' }, undefined, styleWords.removed],
  ['nothing about an earlier removal, if Undo restored the image', { is: 'removed' }, IMAGE, styleWords.dropOrPaste],
] as const)('the place for images says %s', (_name, state, customImage, words) => {
  expect(/<span role="status">([^<]*)<\/span>/.exec(drop(state, customImage))?.[1]).toBe(words);
});

it('the image is shown; while there is none, a sentence says that a photo can become the code', () => {
  expect(drop({ is: 'none' }, IMAGE)).toContain(`<img src="${IMAGE}" alt="Your upload"`);
  expect(drop({ is: 'none' }, IMAGE)).not.toContain(styleWords.photoCanBeCode);
  expect(drop({ is: 'none' })).toContain(styleWords.photoCanBeCode);
});

it('if a file is refused, `aria-describedby` of the file input points to the reason', () => {
  const markup = drop({ is: 'refused', why: 'The file is too large.' });
  const [, id] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<p id="${id}"[^>]*data-tone="problem">The file is too large\\.</p>`));
  expect(drop({ is: 'none' })).not.toContain('aria-describedby');
});
