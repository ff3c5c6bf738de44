import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styleWords } from '#words/generator-style';
import { ColorInput } from './color-input.tsx';
import { ContrastMark } from './contrast-mark.tsx';

function input(value: string, on?: string): string {
  return renderToStaticMarkup(createElement(ColorInput, { name: 'foregroundColor', value, on, changeColor: () => {} }));
}

it('a color has a picker and a field for its hex text, which runs from left to right in every language', () => {
  const markup = input('#12345680');
  expect(markup).toMatch(/<input type="color"[^>]*aria-label="Foreground picker"[^>]*value="#123456"/);
  expect(markup).toMatch(
    /<label for="([^"]+)"[^>]*>Foreground<.*<input id="\1"[^>]*type="text" dir="ltr"[^>]*value="#12345680"/,
  );
  expect(markup).not.toContain('aria-invalid');
});

it('a field with an invalid color is marked as invalid, and the sentence below it is its ARIA description', () => {
  const markup = input('#12');
  const [, described] = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<p id="${described}"[^>]*>${styleWords.notAColor}</p>`));
});

it('a color shows its contrast with the color on which it is drawn, and a background shows none', () => {
  expect(input('#767676', '#FFFFFF')).toContain('4.5:1');
  expect(input('#767676')).not.toContain(':1');
  expect(input('#12', '#FFFFFF')).not.toContain(':1<');
});

it('a contrast below 5.5 has the icon of the second-best verdict, and its tooltip says what phones need', () => {
  const mark = (ratio: number) => renderToStaticMarkup(createElement(ContrastMark, { ratio }));
  expect(mark(5.4)).toMatch(
    /data-low="true"[^>]*title="Contrast 5\.4:1\. Phones need 5\.5:1\."><svg[^>]*data-rank="1"/,
  );
  expect(mark(5.5)).toContain('title="Contrast 5.5:1."');
  expect(mark(5.5)).not.toMatch(/data-low|<svg/);
});
