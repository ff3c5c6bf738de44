import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { linkWords } from '#words/generator-links';
import { CopyLink } from './copy-link.tsx';

const NETWORK: QrDesign = { ...DEFAULT_DESIGN, type: 'wifi', content: 'net', details: { password: 'longenough' } };

function shown(design: QrDesign): string {
  return renderToStaticMarkup(createElement(CopyLink, { design })).replaceAll('&#x27;', "'");
}

it('what a link leaves out is listed: an image, and a secret unless the visitor includes it', () => {
  expect(shown(DEFAULT_DESIGN)).not.toContain(linkWords.imageLeftOut);
  expect(shown({ ...DEFAULT_DESIGN, customImage: 'data:,' })).toContain(linkWords.imageLeftOut);
  expect(shown(NETWORK)).toContain(linkWords.leftOut.password);
  expect(shown(NETWORK)).toContain(linkWords.include.password);
  expect(shown(NETWORK)).not.toContain('checked');
  expect(shown(DEFAULT_DESIGN)).not.toContain('type="checkbox"');
});

it('the link cannot be copied before it is written', () => {
  expect(shown(DEFAULT_DESIGN)).toContain('disabled=""');
});
