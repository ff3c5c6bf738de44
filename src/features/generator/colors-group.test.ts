import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_STYLE, type QrStyle } from '#design';
import { styleWords } from '#words/generator-style';
import { ColorsGroup, correctedFields } from './colors-group.tsx';

/** Returns the labels of the fields that are shown. */
function fieldsOf(style: Partial<QrStyle>, isWoven = false): string[] {
  const markup = renderToStaticMarkup(
    createElement(ColorsGroup, { style: { ...DEFAULT_STYLE, ...style }, isWoven, changeStyle: () => {} }),
  );
  return [...markup.matchAll(/<label for="[^"]+"[^>]*>([^<]+)</g)].map(([, label]) => label);
}

const { foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } = styleWords.colorFields;
const CORNERS = [cornerSquaresColor.label, cornerDotsColor.label];

it('four colors have fields, but with a gradient or a woven picture, only the two corner colors have fields', () => {
  expect(fieldsOf({})).toEqual([foregroundColor.label, backgroundColor.label, ...CORNERS]);
  expect(fieldsOf({ gradientType: 'linear' })).toEqual(CORNERS);
  expect(fieldsOf({}, true)).toEqual(CORNERS);
});

it('with a gradient or a woven picture, a sentence replaces the foreground and background fields', () => {
  const note = (isWoven: boolean, gradientType?: 'linear') =>
    renderToStaticMarkup(
      createElement(ColorsGroup, { style: { ...DEFAULT_STYLE, gradientType }, isWoven, changeStyle: () => {} }),
    );
  expect(note(true)).toContain(styleWords.keepsOwnColors);
  expect(note(false, 'linear')).toContain(styleWords.gradientIsUsed);
  expect(note(false)).not.toContain('data-tone="plain"');
});

it('with a gradient, a field with an invalid color is still shown', () => {
  expect(fieldsOf({ gradientType: 'linear', foregroundColor: '#12' })).toEqual([foregroundColor.label, ...CORNERS]);
});

it('the field of an invalid color stays after its color was corrected, until all fields are shown again', () => {
  const wrong = { ...DEFAULT_STYLE, foregroundColor: '#12' };
  const shown = correctedFields([], wrong, true);
  expect(shown).toEqual(['foregroundColor']);
  expect(correctedFields(shown, DEFAULT_STYLE, true)).toBe(shown);
  expect(correctedFields(shown, { ...DEFAULT_STYLE, backgroundColor: 'x' }, true)).toEqual([
    ...['foregroundColor', 'backgroundColor'],
  ]);
  expect(correctedFields(shown, wrong, false)).toEqual([]);
  expect(correctedFields([], DEFAULT_STYLE, false)).toBe(correctedFields(shown, wrong, false));
});
