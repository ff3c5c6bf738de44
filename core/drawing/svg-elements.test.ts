import { expect, it } from 'vitest';
import type { Paintable } from './drawing.ts';
import { escapeXml, svgElements } from './svg-elements.ts';

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

it('escapeXml drops characters that XML does not allow, and keeps white space', () => {
  expect(escapeXml('a\t\n\r\u0000\u0008\u000B\u001F\uDFFF\uD800\uFFFE\uFFFFb')).toBe('a\t\n\rb');
  expect(escapeXml('\uD7FF\uE000\uFFFD😀\u{10FFFF}')).toBe('\uD7FF\uE000\uFFFD😀\u{10FFFF}');
});
