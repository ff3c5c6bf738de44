import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SmallPrint } from './small-print.tsx';

it('SmallPrint shows its picture, or a placeholder while the picture is being made', () => {
  const picture = createElement('b', null, 'picture');
  expect(renderToStaticMarkup(createElement(SmallPrint, null, picture))).toMatch(
    /^<span[^>]*><b>picture<\/b><\/span>$/,
  );
  for (const none of [undefined, null, false])
    expect(renderToStaticMarkup(createElement(SmallPrint, null, none))).toMatch(/<svg[^>]* aria-hidden="true"/);
});
