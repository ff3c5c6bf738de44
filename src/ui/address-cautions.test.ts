import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addressCautions } from '#content';
import { addressWords } from '#words/address';
import { AddressCautions } from './address-cautions.tsx';

const TEXT = 'http://ada:pw@xn--e1awd7f.com/x';

/** Returns the sentences that are shown. */
function shown(props: Parameters<typeof AddressCautions>[0]): string {
  return renderToStaticMarkup(createElement(AddressCautions, props));
}

it('AddressCautions shows all cautions about the address, except those of the kind given as `without`', () => {
  const cautions = addressCautions(TEXT);
  expect(cautions.map(({ kind }) => kind)).toContain('user-info');
  expect(cautions.length).toBeGreaterThan(1);
  for (const without of [undefined, 'user-info'] as const) {
    const markup = shown({ text: TEXT, without });
    expect(markup.match(/<p /g)).toHaveLength(without ? cautions.length - 1 : cautions.length);
    for (const caution of cautions) {
      const sentence = renderToStaticMarkup(createElement('i', null, addressWords.caution(caution))).slice(3, -4);
      expect(markup.includes(sentence), caution.kind).toBe(caution.kind !== without);
    }
  }
});

it('AddressCautions shows nothing about most texts', () => {
  expect(['https://example.com', 'Hello', ''].map((text) => shown({ text }))).toEqual(['', '', '']);
});
