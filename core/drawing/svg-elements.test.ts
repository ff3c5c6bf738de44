import { expect, it } from 'vitest';
import type { Paintable } from './drawing.ts';
import { escapeXml, groupElement, svgElements } from './svg-elements.ts';

const color = { r: 1, g: 2, b: 3, a: 1 };
const translucent = { ...color, a: 0.123456 };
const BOX = { kind: 'path', part: 'modules', d: 'M0 0h1v1h-1z' } as const;

it('the ids of gradients and the references to them start with the prefix', () => {
  const paint = { kind: 'radial', cx: 1, cy: 2, r: 3, from: color, to: translucent } as const;
  const drawing: Paintable = { width: 9, height: 9, layers: [{ ...BOX, paint }] };
  const [definitions, path] = svgElements(drawing, { idPrefix: 'sample-' });
  const id = definitions.children?.[0].attributes.id;
  expect(id).toMatch(/^sample-radial-/);
  expect(path.attributes.fill).toBe(`url(#${id})`);
});

it('gradients that differ only in an opacity or in a place have different ids, and equal ones share an id', () => {
  const linear = { kind: 'linear', x1: 0, y1: 0, x2: 9, y2: 0, from: color, to: color } as const;
  const paints = [linear, { ...linear }, { ...linear, to: { ...color, a: 0.5 } }, { ...linear, x2: 8 }];
  const layers = paints.map((paint) => ({ ...BOX, paint }));
  const [definitions, ...shapes] = svgElements({ width: 9, height: 9, layers });
  const fills = shapes.map(({ attributes }) => attributes.fill);
  expect(fills[1]).toBe(fills[0]);
  expect(new Set(fills).size).toBe(3);
  expect(definitions.children).toHaveLength(3);
});

it('a color has six digits; a translucent color also has an opacity, rounded to four decimals', () => {
  const fillOf = (own: typeof color) =>
    svgElements({ width: 9, height: 9, layers: [{ ...BOX, paint: { kind: 'solid', color: own } }] })[0].attributes;
  expect(fillOf(color)).toEqual({ d: BOX.d, fill: '#010203' });
  expect(fillOf(translucent)).toEqual({ d: BOX.d, fill: '#010203', 'fill-opacity': 0.1235 });
});

it('the transform of a group has at most six decimals', () => {
  const group = { kind: 'group', part: 'group', layers: [], width: 3, height: 3, turn: 0 } as const;
  const [element] = svgElements(
    { width: 9, height: 9, layers: [{ ...group, x: 1 / 7, y: 2, scale: 1 / 3 }] },
    { groupOf: groupElement },
  );
  expect(element.attributes.transform).toBe('matrix(0.333333 0 0 0.333333 0.142857 2)');
});

it('escapeXml drops characters that XML does not allow, and keeps white space', () => {
  expect(escapeXml('a\t\n\r\u0000\u0008\u000B\u001F\uDFFF\uD800\uFFFE\uFFFFb')).toBe('a\t\n\rb');
  expect(escapeXml('\uD7FF\uE000\uFFFD😀\u{10FFFF}')).toBe('\uD7FF\uE000\uFFFD😀\u{10FFFF}');
});
