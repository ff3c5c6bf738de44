import { expect, it } from 'vitest';
import { cascade } from './cascade.ts';
import { parseSvg } from './parse-svg.ts';
import type { SvgNode } from './svg-node.ts';

it('cascade reports steps for reading declarations, comparing selectors and collecting styles', async () => {
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
  // One step for the selector, one for each comparison of its two classes with the element's three, and then one for
  // each of the two collected styles.
  expect(spent).toEqual([1 + 2 * 3, 2]);
  stylesOf(element);
  expect(spent, 'cached').toHaveLength(2);
});

it.each([
  ['*', true],
  ['g', true],
  ['rect', false],
  ['#a', true],
  ['#b', false],
  ['.c', true],
  ['.d', true],
  ['.c.d', true],
  ['.c.e', false],
  ['g#a.c', true],
  ['rect#a', false],
  ['#b.c', false],
  // Only the last part of a selector is compared.
  ['rect>#x .c', true],
])(
  'cascade applies a rule for %s to an element g with the id a and the classes c and d: %s',
  async (selector, applies) => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><style>${selector}{opacity:.5}</style><g id="a" class="c d"/></svg>`;
    const { root, rules } = await parseSvg(
      text,
      () => 'not-an-image',
      async () => undefined,
    );
    const { stylesOf } = cascade(rules, () => undefined);
    expect(stylesOf(root.children[0] as SvgNode)).toHaveLength(applies ? 1 : 0);
  },
);

it('cascade counts the selectors that a browser compares with an element', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>*,g,rect,#a,#b,.c,.c.e,.e.c{opacity:.5}</style><g id="a" class="c d"/></svg>';
  const { root, rules } = await parseSvg(
    text,
    () => 'not-an-image',
    async () => undefined,
  );
  // `*`, `g`, `#a`, `.c` and `.c.e` are counted. `.e.c` is not, because a browser looks up a selector by its first
  // class, and the element does not have the class e.
  expect(cascade(rules, () => undefined).countSelectors(root.children[0] as SvgNode)).toBe(5);
});
