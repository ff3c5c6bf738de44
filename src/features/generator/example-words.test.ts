import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatorWords } from '#words/generator';
import { ExampleWords } from './example-words.tsx';

it('if the design has an image, the words below the example say so; otherwise, they describe the example', () => {
  const words = (hasImage: boolean) => {
    const props = { name: 'logo', hasImage, showNext: () => {}, takePhoto: () => {} } as const;
    const markup = renderToStaticMarkup(createElement(ExampleWords, props)).replaceAll('&#x27;', "'");
    return /<p aria-live="polite">([^<]*)</.exec(markup)?.[1];
  };
  expect([words(false), words(true)]).toEqual([generatorWords.examples.logo.line, generatorWords.photoAdded]);
});
