import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_STYLE, type QrStyle } from '#design';
import { styleWords } from '#words/generator-style';
import { ShapesGroup } from './shapes-group.tsx';

function groups(style: Partial<QrStyle> = {}): string[] {
  const markup = renderToStaticMarkup(
    createElement(ShapesGroup, {
      ...{ style: { ...DEFAULT_STYLE, ...style }, gradientDirection: 'to right', changeStyle: () => {} },
    }),
  );
  return markup.match(/<fieldset.*?<\/fieldset>/g) as string[];
}

/** Returns the words of the options for which a test is true. */
function optionsWith(group: string, test: RegExp): string[] {
  return (group.match(/<label.*?<\/label>/g) ?? [])
    .filter((option) => test.test(option))
    .map((option) => /<span>([^<]+)<\/span><\/label>/.exec(option)?.[1] ?? '');
}

it('every shape is offered with a picture of a code, and the chosen ones are checked', () => {
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

it('pictures of modules are seven modules wide; pictures of corners show the finder pattern and one module around it', () => {
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
