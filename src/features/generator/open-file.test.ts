import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpenFile } from './open-file.tsx';

it('a button in place of the file input opens a saved file, a backup or any picture', () => {
  const markup = renderToStaticMarkup(createElement(OpenFile, { take: () => {} }));
  expect(markup).toMatch(
    /<button[^>]*>.*Open a saved file<\/button><input hidden="" accept="image\/\*,application\/pdf,application\/json" type="file"/,
  );
});
