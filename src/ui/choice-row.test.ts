import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceRow } from './choice-row.tsx';
import { TileButton } from './tiles.tsx';

const OPTIONS = [
  { value: 'a', name: 'First', hint: 'Hint one' },
  { value: 'b', name: 'Second', hint: 'Hint two' },
];

function row(look: 'cards' | 'segments', value = 'b'): string {
  return renderToStaticMarkup(
    createElement(ChoiceRow<string>, { label: 'Choice', look, options: OPTIONS, value, choose: () => {} }),
  );
}

it('a row of cards shows the hint of every option, and a row of segments only that of the chosen option', () => {
  expect(row('cards').match(/Hint \w+/g)).toEqual(['Hint one', 'Hint two']);
  expect(row('segments').match(/Hint \w+/g)).toEqual(['Hint two']);
});

it.each(['cards', 'segments'] as const)(
  '%s are radio buttons of one named group, and one of them is chosen',
  (look) => {
    const markup = row(look);
    expect(markup).toMatch(/^<fieldset[^>]*><legend[^>]*>Choice<\/legend>/);
    const radios = markup.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
    expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true]);
    expect(new Set(radios.map((radio) => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1);
  },
);

it('the radio buttons of two rows on a page have different group names', () => {
  const both = renderToStaticMarkup(
    createElement(
      'div',
      null,
      ...['One', 'Two'].map((label) =>
        createElement(ChoiceRow<string>, {
          ...{ key: label, label, look: 'segments' as const },
          ...{ options: OPTIONS, value: 'a', choose: () => {} },
        }),
      ),
    ),
  );
  expect(new Set([...both.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2);
});

it('a tile button tells whether it is pressed', () => {
  const button = (isPressed: boolean) => renderToStaticMarkup(createElement(TileButton, { isPressed }, 'Sunset'));
  expect([true, false].map((isPressed) => /aria-pressed="(\w+)"/.exec(button(isPressed))?.[1])).toEqual([
    'true',
    'false',
  ]);
});
