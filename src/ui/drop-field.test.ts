import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DropField } from './drop-field.tsx';

function field(isOver?: boolean): string {
  const props = { title: 'Choose a file', picture: createElement('img'), isOver, accept: 'image/*', take: () => {} };
  return renderToStaticMarkup(createElement(DropField, props, 'logo.png'));
}

it('a drop field shows the picture, the title and then the children, and opens the file input when pressed', () => {
  expect(field()).toMatch(
    /^<label[^>]*><input accept="image\/\*" type="file"\/><img\/><span[^>]*><strong>Choose a file<\/strong>logo\.png/,
  );
});

it('a drop field is marked while a file is being dragged over the page', () => {
  expect([undefined, false, true].map((isOver) => field(isOver).includes('data-over="true"'))).toEqual([
    ...[false, false, true],
  ]);
});
