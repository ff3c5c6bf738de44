import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeaveOffer } from './weave-offer.tsx';

it('nothing is offered while there is no picture of the woven image', () => {
  expect(renderToStaticMarkup(createElement(WeaveOffer, { weave: () => undefined }))).toBe('');
});
