import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatorWords } from '#words/generator';
import type { ImageUpload } from './image-upload.ts';
import { StylePanel } from './style-panel.tsx';

it('the style is the second step, and plain black and white at first', () => {
  const panel = renderToStaticMarkup(createElement(StylePanel, { upload: {} as ImageUpload }));
  expect(panel).toContain('data-step="2"');
  expect(panel.replaceAll('&#x27;', "'")).toContain(generatorWords.standard);
  expect(panel.match(/role="tab"/g)).toHaveLength(2);
});
