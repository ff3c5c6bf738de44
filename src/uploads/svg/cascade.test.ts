import { expect, it } from 'vitest';
import { cascade } from './cascade.ts';
import { parseSvg } from './parse-svg.ts';
import type { SvgNode } from './svg-node.ts';

it('cascade reports its steps: the declarations read, the comparisons with an element and the styles collected', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.a.b{mask:url(#m);filter:url(#f)}</style><g class="a b c"/></svg>';
  const { root, rules } = await parseSvg(
    text,
    () => 'not-an-image',
    async () => undefined,
  );
  const spent: number[] = [];
  const { stylesOf } = cascade(rules, (steps) => {
    if (steps > 0) spent.push(steps);
  });
  expect(spent.splice(0)).toEqual([2]);
  const element = root.children.find((child) => typeof child !== 'string' && child.name === 'g') as SvgNode;
  expect(stylesOf(element)).toHaveLength(2);
  // Two classes of a selector are compared with three of the element, and then two styles are collected.
  expect(spent).toEqual([1 + 2 * 3, 2]);
  stylesOf(element);
  expect(spent, 'cached').toHaveLength(2);
});
