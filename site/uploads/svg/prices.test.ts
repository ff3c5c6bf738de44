import { describe, expect, it } from 'vitest';
import { parseSvg } from './parse-svg.ts';
import { svgCost } from './svg-cost.ts';

async function costOf(inside: string): Promise<number> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const image = { type: 'image/png', width: 10, height: 10 };
  return svgCost(
    await parseSvg(
      text,
      () => image,
      async () => undefined,
    ),
  );
}

/** Resolves to how many more milliseconds one drawing costs than another. */
async function surplus(inside: string, other: string): Promise<number> {
  return (await costOf(inside)) - (await costOf(other));
}

describe('the cost of a filter', () => {
  const filtered = (primitives: string) => `<filter id="f">${primitives}</filter><rect filter="url(#f)"/>`;
  const primitiveCost = (primitives: string) => surplus(filtered(primitives), filtered(''));
  const BLUR = '<feGaussianBlur result="blur"/>';

  it.each([
    ['feBlend', 12],
    ['feColorMatrix', 2],
    ['feComponentTransfer', 4],
    ['feComposite', 25],
    ['feDiffuseLighting', 60],
    ['feDisplacementMap', 20],
    ['feDropShadow', 90],
    ['feFlood', 1],
    ['feGaussianBlur', 60],
    ['feImage', 20],
    ['feMerge', 3],
    ['feMorphology', 600],
    ['feOffset', 2],
    ['feSpecularLighting', 60],
    ['feTile', Number.POSITIVE_INFINITY],
    ['feTurbulence', 100],
  ])('includes the measured price of %s in milliseconds', async (name, price) => {
    expect(await primitiveCost(`<${name}/>`)).toBeCloseTo(price, 6);
  });

  it.each([
    ['the primitive before, if a primitive names no input', `${BLUR}<feOffset/>`, 62],
    ['the primitive before, if the input names a result that does not exist', `${BLUR}<feOffset in="a"/>`, 62],
    ['a named result', `${BLUR}<feFlood/><feOffset in="blur"/>`, 62],
    ['a result once for each use', `${BLUR}<feBlend in="blur" in2="blur"/>`, 132],
    ['the second input', `${BLUR}<feBlend in="SourceGraphic" in2="blur"/>`, 72],
    ...['SourceGraphic', 'SourceAlpha', 'BackgroundImage', 'BackgroundAlpha', 'FillPaint', 'StrokePaint'].map(
      (source): [string, string, number] => [
        `no earlier primitive if the input is ${source}`,
        `${BLUR}<feOffset in="${source}"/>`,
        2,
      ],
    ),
    ['no earlier primitive if a primitive has no inputs', `${BLUR}<feFlood/>`, 1],
    [
      'each input of feMerge, 3 ms for each',
      `${BLUR}<feMerge><feMergeNode in="blur"/><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>`,
      132,
    ],
    ['16 ms for each cell of a matrix, 3 × 3 by default', '<feConvolveMatrix/>', 144],
    ['a matrix of 2 × 3 cells', '<feConvolveMatrix order="2, 3"/>', 96],
    ['an infinite price for a matrix without a size', '<feConvolveMatrix order="a"/>', Number.POSITIVE_INFINITY],
    ['an infinite price for a matrix of a negative size', '<feConvolveMatrix order="-3 3"/>', Number.POSITIVE_INFINITY],
  ])('includes %s', async (_name, primitives, price) => {
    expect(await primitiveCost(primitives)).toBeCloseTo(price, 6);
  });

  it('includes the group that feImage shows', async () => {
    const group = `<defs><g id="a">${'<rect/>'.repeat(100)}</g></defs>`;
    const shown = (id: string) => group + filtered(`<feImage href="#${id}"/>`);
    // Each of the 101 elements takes 0.04 ms, and each shape 0.15 ms. The points of a shape take 0.02 ms.
    expect(await surplus(shown('a'), shown('none'))).toBeCloseTo(101 * 0.04 + 100 * (0.15 + 0.02), 2);
  });

  it('includes 60 ms for a blur in CSS, 90 for a shadow and 4 for any other function', async () => {
    const styled = (value: string) => `<rect style="filter:${value}"/>`;
    expect(await surplus(styled('invert(1) blur(1px)'), styled('invert(1)'))).toBeCloseTo(60, 6);
    expect(await surplus(styled('invert(1) drop-shadow(1px 1px)'), styled('invert(1)'))).toBeCloseTo(90, 6);
    expect(await surplus(styled('invert(1) sepia(1)'), styled('invert(1)'))).toBeCloseTo(4, 6);
  });
});

describe('the cost of effects', () => {
  it.each(['opacity:.99', 'mix-blend-mode:multiply', 'isolation:isolate', 'filter:url(#none)'])(
    'includes 5 ms for the layer of %s',
    async (style) => expect(await surplus(`<g style="${style}"/>`, '<g/>')).toBeCloseTo(5, 6),
  );

  it.each(['opacity:1', 'opacity:100%', 'mix-blend-mode:normal', 'isolation:auto', 'filter:none', 'mask:none'])(
    'does not include %s, which changes nothing',
    async (style) => expect(await surplus(`<g style="${style}"/>`, '<g/>')).toBe(0),
  );

  it('includes 14 ms for a mask, besides its layer and its content', async () => {
    expect(await surplus('<mask id="m"/><g mask="url(#m)"/>', '<g/>')).toBeCloseTo(14 + 5 + 0.04, 6);
  });

  it.each([
    ['up to 16 shapes', '<rect/>'.repeat(16), '', true],
    ['more shapes', '<rect/>'.repeat(17), '', false],
    ['a text', '<text>a</text>', '', false],
    ['a clipped shape', '<rect clip-path="url(#none)"/>', '', false],
    ['a shape, if the clipping path is clipped itself', '<rect/>', 'clip-path="url(#none)"', false],
  ])(
    'includes 1 ms for a plain clipping path, and more than 12 ms for any other: %s',
    async (_name, shapes, own, isPlain) => {
      const clip = `<clipPath id="c" ${own}>${shapes}</clipPath>`;
      const cost = await surplus(`${clip}<g clip-path="url(#c)"/>`, `${clip}<g/>`);
      if (isPlain) expect(cost).toBeCloseTo(1, 6);
      else expect(cost).toBeGreaterThan(12);
    },
  );
});

describe('the cost of references', () => {
  const group = `<defs><g id="a">${'<rect/>'.repeat(100)}</g></defs>`;

  it.each(['fill', 'stroke', 'clip-path', 'mask', 'filter', 'marker', 'marker-start', 'marker-mid', 'marker-end'])(
    'does not include a group that %s refers to, because the browser does not draw it there',
    async (property) => {
      const path = (id: string) => `${group}<path d="M0 0h9" ${property}="url(#${id})"/>`;
      expect(await surplus(path('a'), path('none'))).toBe(0);
    },
  );

  it.each(['pattern', 'linearGradient', 'radialGradient'])(
    'does not include a group to which a %s links',
    async (name) => {
      const painted = (id: string) => `${group}<${name} id="p" href="#${id}"/><rect fill="url(#p)"/>`;
      expect(await surplus(painted('a'), painted('none'))).toBe(0);
    },
  );

  it.each(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'linearGradient', 'radialGradient'])(
    'does not include the content of %s if nothing refers to it',
    async (name) => {
      expect(await surplus(`<${name}>${'<rect/>'.repeat(100)}</${name}>`, '')).toBe(0);
    },
  );

  it('includes 1.3 ms for a gradient, 0.002 ms more for each stop, and the gradient to which it links', async () => {
    const painted = (gradient: string) => `${gradient}<rect fill="url(#p)"/>`;
    const plain = '<linearGradient id="p"/>';
    expect(await surplus(painted(plain), painted(''))).toBeCloseTo(1.3 + 0.04, 6);
    const stops = `<linearGradient id="p">${'<stop/>'.repeat(10)}</linearGradient>`;
    expect(await surplus(painted(stops), painted(plain))).toBeCloseTo(10 * (0.002 + 0.04), 6);
    for (const name of ['linearGradient', 'radialGradient']) {
      const linked = (other: string) => `<${name} id="p" href="#q"/><${other} id="q"/>`;
      for (const other of ['linearGradient', 'radialGradient']) {
        expect(await surplus(painted(linked(other)), painted(linked('g'))), `${name} ${other}`).toBeCloseTo(
          1.34 - 0.04,
          6,
        );
      }
    }
  });

  it('includes 0.15 ms for a marker on each point of a path', async () => {
    const marked = (attribute: string) => `<marker id="m"/><path d="M0 0h9" ${attribute}/>`;
    // The path data `M0 0h9` has three numbers and two letters. Each counts as a point.
    expect(await surplus(marked('marker-mid="url(#m)"'), marked(''))).toBeCloseTo(5 * (0.15 + 0.04), 6);
  });

  it('includes styles around a `use` element, which the copy inherits, but not styles around other links', async () => {
    const paint = '<pattern id="p"/>';
    const placed = (inside: string, fill: string) => `${paint}${group}<g fill="${fill}">${inside}</g>`;
    const [copy, link] = ['<use href="#a"/>', '<text><textPath href="#a"/></text>'];
    // For each of the 100 shapes, the pattern takes 8 ms, and 0.04 ms more because it is an element.
    expect(await surplus(placed(copy, 'url(#p)'), placed(copy, 'red'))).toBeCloseTo(804, 6);
    expect(await surplus(placed(link, 'url(#p)'), placed(link, 'red'))).toBe(0);
  });
});

describe('the cost of dashes', () => {
  it.each(['width', 'height', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'])('grows with %s', async (measure) => {
    const dashed = (length: string) => costOf(`<rect ${measure}="${length}" stroke-dasharray="1 1"/>`);
    // The length is at most 8 × 100 units, with one dash per unit, and a dash takes 0.002 ms.
    expect((await dashed('100')) - (await dashed('0'))).toBeCloseTo(1.6, 6);
    expect(await dashed('50%')).toBe(Number.POSITIVE_INFINITY);
  });

  it('is the same whether the lengths of a list are separated by spaces or commas', async () => {
    const dashed = (list: string) => costOf(`<path d="M0 0H900" stroke-dasharray="${list}"/>`);
    expect(await dashed('1, 2,3')).toBe(await dashed('1 2 3'));
  });

  it('is infinite for text, whose length is unknown', async () => {
    expect(await costOf('<text stroke-dasharray="1">a</text>')).toBe(Number.POSITIVE_INFINITY);
    expect(await costOf('<text stroke-dasharray="1"> </text>')).toBeLessThan(1);
  });

  it('is finite if the `vector-effect` of another stroke in the drawing is `none`', async () => {
    const inside = '<path d="M0 0H9" stroke-dasharray="1"/><path d="M0 0H9" vector-effect="none"/>';
    expect(await costOf(inside)).toBeLessThan(1);
  });
});
