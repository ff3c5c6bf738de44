import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { isDark } from '#engine';
import { makeCode } from '#making';
import { SITE_NAME } from '#words/frame';
import { styleWords } from '#words/generator-style';
import type { ReadyDraft } from '#workbench';
import { DraftContext } from './draft-context.ts';
import { ShapePrint } from './shape-print.tsx';
import { ShapesGroup } from './shapes-group.tsx';

function groups(style: Partial<QrStyle> = {}, draft: ReadyDraft | null = null): string[] {
  const markup = renderToStaticMarkup(
    createElement(
      DraftContext,
      { value: draft },
      createElement(ShapesGroup, {
        ...{ style: { ...DEFAULT_STYLE, ...style }, gradientDirection: 'to right', changeStyle: () => {} },
      }),
    ),
  );
  return markup.match(/<fieldset.*?<\/fieldset>/g) as string[];
}

/** Returns a draft whose code contains a text. */
function draftOf(content: string): ReadyDraft {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content };
  return { state: 'ready', design, image: null, made: makeCode(design, null) };
}

/**
 * The column and row of each of the 49 modules in the pictures of modules, counted from column 9 and row 9 of the code.
 */
const SHOWN = Array.from({ length: 49 }, (_, k) => [k % 7, Math.floor(k / 7)] as const);

/** Returns which of the shown modules are dark in a draft's code. */
function darkModules({ made }: ReadyDraft) {
  return SHOWN.filter(([x, y]) => isDark(made.code, 9 + x, 9 + y));
}

/** Returns which of the shown modules are dots in the picture of the option Dots. */
function darkDots(group: string) {
  const dots = (group.match(/<label.*?<\/label>/g) ?? []).find((option) => option.includes('<span>Dots</span>')) ?? '';
  const [left, top, width] = /viewBox="(\S+) (\S+) (\S+)/.exec(dots)?.slice(1).map(Number) ?? [];
  // A dot's path begins at its highest point.
  const starts = [...dots.matchAll(/M([\d.]+) ([\d.]+)c/g)].map(([, x, y]) =>
    [Number(x) - left, Number(y) - top].map((distance) => Math.floor((distance / width) * 7)),
  );
  return SHOWN.filter(([x, y]) => starts.some(([column, row]) => column === x && row === y));
}

/** Returns the words of the options for which a test is true. */
function optionsWith(group: string, test: RegExp): string[] {
  return (group.match(/<label.*?<\/label>/g) ?? [])
    .filter((option) => test.test(option))
    .map((option) => /<span>([^<]+)<\/span><\/label>/.exec(option)?.[1] ?? '');
}

it('every option for a shape has a picture, and the chosen options are checked', () => {
  const [modules, squares, dots] = groups({ moduleShape: 'dots', cornerSquareShape: 'leaf' });
  expect(optionsWith(modules, /<svg/)).toEqual(Object.values(styleWords.moduleShapes));
  expect(optionsWith(squares, /<svg/)).toEqual(Object.values(styleWords.cornerSquareShapes));
  expect(optionsWith(dots, /<svg/)).toEqual(Object.values(styleWords.cornerDotShapes));
  expect([modules, squares, dots].map((group) => optionsWith(group, /checked=""/))).toEqual([
    ...[['Dots'], ['Leaf'], ['Square']],
  ]);
});

it('shapes that make codes harder to scan are marked, and have a sentence about that as their description', () => {
  const [modules, squares, dots] = groups();
  expect(optionsWith(modules, /aria-describedby/)).toEqual([]);
  expect(optionsWith(squares, /aria-describedby/)).toEqual(['Rounded', 'Circle', 'Leaf']);
  expect(optionsWith(dots, /aria-describedby/)).toEqual(['Circle']);
  expect(optionsWith(squares, /data-rank="1"/)).toEqual(['Rounded', 'Circle', 'Leaf']);
  const [, described] = /aria-describedby="([^"]+)"/.exec(dots) ?? [];
  expect(dots).toMatch(new RegExp(`<p id="${described}"[^>]*><svg.*?</svg>${styleWords.roundDotsCost}</p>`));
});

it("the pictures of modules show the visitor's own code, or a sample if there is no code", () => {
  const pictured = (draft: ReadyDraft | null) => darkDots(groups({}, draft)[0]);
  for (const content of ['https://example.com/1', 'https://example.com/2']) {
    const draft = draftOf(content);
    expect(pictured(draft)).toEqual(darkModules(draft));
  }
  const sample = draftOf(SITE_NAME);
  expect(groups({}, sample)).toEqual(groups());
  expect(pictured(null)).toEqual(darkModules(sample));
});

it('the pictures of corners show the finder pattern alone, without modules around it', () => {
  const [, squares, dots] = groups({}, draftOf('https://example.com/1'));
  expect(groups({}, draftOf('https://example.com/2')).slice(1)).toEqual([squares, dots]);
  expect(groups({ moduleShape: 'dots' }, draftOf('https://example.com/1')).slice(1)).toEqual([squares, dots]);
});

it('pictures of modules are 7 modules wide; pictures of corners are 9, with an empty margin around the finder', () => {
  const [modules, squares] = groups();
  const widths = (group: string) =>
    [...group.matchAll(/viewBox="\S+ \S+ (\S+) \S+" preserveAspectRatio/g)].map(([, width]) => Number(width));
  const [inside] = widths(modules);
  const [corner] = widths(squares);
  expect(corner / inside).toBeCloseTo(9 / 7, 1);
});

it('a style with an invalid color is shown in the default colors, with its own shapes', () => {
  expect(groups({ foregroundColor: '#12' })).toEqual(groups());
  const round = { cornerDotShape: 'circle', foregroundColor: '#12' } as const;
  expect(groups(round)).toEqual(groups({ cornerDotShape: 'circle' }));
});

it('a picture of a shape is drawn again only if the code or the design has changed', () => {
  const { compare } = ShapePrint as unknown as { compare: (before: object, after: object) => boolean };
  const print = { code: {}, design: { style: { moduleShape: 'dots' } } };
  expect(compare(print, { ...print, design: structuredClone(print.design) })).toBe(true);
  expect(compare(print, { ...print, code: {} })).toBe(false);
  expect(compare(print, { ...print, design: { style: { moduleShape: 'square' } } })).toBe(false);
});
