import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyAddress } from './copy-address.tsx';

const WORDS = { copy: 'Copy link', copied: 'Link copied.', copyByHand: 'Copy it by hand' };

it('CopyAddress has a button that is disabled while the address is unknown, and does not show the address', () => {
  const shown = (address: string | null) => renderToStaticMarkup(createElement(CopyAddress, { address, words: WORDS }));
  expect(shown(null)).toContain('disabled=""');
  expect(shown('https://example.com/#text=x')).not.toContain('disabled');
  expect(shown('https://example.com/#text=x')).not.toContain('#text=x');
});
