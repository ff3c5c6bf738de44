import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatorWords } from '#words/generator';
import { ExampleWords } from './example-words.tsx';

it('the words below an example are about it, or about the image of the design, which the example does not show', () => {
  const words = (hasImage: boolean) => {
    const props = { name: 'logo', hasImage, showNext: () => {}, takePhoto: () => {} } as const;
    const markup = renderToStaticMarkup(createElement(ExampleWords, props)).replaceAll('&#x27;', "'");
    return /<p aria-live="polite">([^<]*)</.exec(markup)?.[1];
  };
  expect([words(false), words(true)]).toEqual([generatorWords.examples.logo.line, generatorWords.photoAdded]);
});
