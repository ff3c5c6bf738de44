import { describe, expect, it } from 'vitest';
import { type Extent, extentOf } from './extent.ts';

function extentOfElement(name: string, attributes: Readonly<Record<string, string>>, text = ''): Extent {
  return extentOf({
    ...{ name, parent: null, id: undefined, classes: [], link: undefined },
    ...{ attributes: new Map(Object.entries(attributes)), presentation: [], inline: [] },
    children: text === '' ? [] : [text],
  });
}

describe('extentOf', () => {
  it('counts each number and letter of path data as a point, and measures the length along the path', () => {
    const path = extentOfElement('path', { d: 'M0,0h-9 L1e1.5z' });
    expect(path).toEqual({ areas: 1, points: 9, length: 9 + Math.hypot(19, 0.5) + Math.hypot(10, 0.5) });
    expect(extentOfElement('polygon', { points: '0,0 3 -4' })).toEqual({ areas: 1, points: 4, length: 10 });
  });

  it('stops at 100,000 points, and then counts the length as infinite', () => {
    const dataOf = (count: number) => ({ d: `h${'1 '.repeat(count - 1)}` });
    expect(extentOfElement('path', dataOf(99_999))).toEqual({ areas: 1, points: 99_999, length: 99_998 });
    for (const count of [100_000, 100_001]) {
      expect(extentOfElement('path', dataOf(count))).toEqual({ areas: 1, points: 100_000, length: Infinity });
    }
  });

  it('counts eight times the largest measure of a basic shape as its length, or its `pathLength` if that is larger', () => {
    const circle = { cx: '900', r: '-5' };
    expect(extentOfElement('circle', circle)).toEqual({ areas: 1, points: 4, length: 40 });
    expect(extentOfElement('circle', { ...circle, pathLength: '39' }).length).toBe(40);
    expect(extentOfElement('circle', { ...circle, pathLength: '41' }).length).toBe(41);
    expect(extentOfElement('circle', { r: '5px' }).length).toBe(Infinity);
    expect(extentOfElement('path', { d: 'M0 0h1', pathLength: '21' }).length).toBe(21);
  });

  it('counts the characters of a text except white space at both ends, and counts nothing for other elements', () => {
    expect(extentOfElement('text', {}, ' a b ')).toEqual({ areas: 3, points: 0, length: Infinity });
    expect(extentOfElement('tspan', {}, ' ')).toEqual({ areas: 0, points: 0, length: 0 });
    expect(extentOfElement('g', { width: '9' }, 'a')).toEqual({ areas: 0, points: 0, length: 0 });
  });
});
