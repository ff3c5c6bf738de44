import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { SVG_LIMITS } from './limits.ts';
import { parseSvg } from './parse-svg.ts';
import { SvgRefused } from './refusal.ts';
import { svgCost } from './svg-cost.ts';

const noPause = async (): Promise<void> => undefined;

async function workOf(inside: string): Promise<number> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`;
  const document = await parseSvg(text, () => ({ type: 'image/png', width: 10, height: 10 }), noPause);
  try {
    return svgCost(document);
  } catch (error) {
    if (error instanceof SvgRefused) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/**
 * Returns a chain of groups: the first has one rectangle, and each of the `depth` further ones has `width` references
 * to the one before.
 */
function nested(
  depth: number,
  width: number,
  group: (id: string, inside: string) => string,
  refer: (id: string) => string,
): string {
  const groups = Array.from({ length: depth }, (_, level) => group(`a${level + 1}`, refer(`a${level}`).repeat(width)));
  return `<defs>${group('a0', '<rect/>')}${groups.join('')}</defs>${refer(`a${depth}`)}`;
}

const g = (id: string, inside: string): string => `<g id="${id}">${inside}</g>`;
const use = (id: string): string => `<use href="#${id}"/>`;
const filter = (primitives: string): string => `<filter id="f">${primitives}</filter><rect filter="url(#f)"/>`;

/** Pairs of drawings with the same kind of content: one within the limit for work, and one above it. */
const BORDERS: Readonly<Record<string, readonly [inside: string, outside: string]>> = {
  'translucent layers inside one another': [
    `${'<g opacity=".9">'.repeat(16)}<rect/>${'</g>'.repeat(16)}`,
    `${'<g opacity=".9">'.repeat(17)}<rect/>${'</g>'.repeat(17)}`,
  ],
  'nested layers set by a style sheet': [
    `<style>.a{mix-blend-mode:multiply}</style>${'<g class="a">'.repeat(16)}<rect/>${'</g>'.repeat(16)}`,
    `<style>.a{mix-blend-mode:multiply}</style>${'<g class="a">'.repeat(17)}<rect/>${'</g>'.repeat(17)}`,
  ],
  'nested layers in a picture of a filter': [
    `<defs><g id="a">${'<g opacity=".9">'.repeat(14)}<rect/>${'</g>'.repeat(14)}</g></defs>${filter('<feImage href="#a"/>')}`,
    `<defs><g id="a">${'<g opacity=".9">'.repeat(17)}<rect/>${'</g>'.repeat(17)}</g></defs>${filter('<feImage href="#a"/>')}`,
  ],
  'references that lead to references': [nested(19, 1, g, use), nested(20, 1, g, use)],
  'gradients that lead to gradients': [
    `<rect fill="url(#a0)"/>${Array.from({ length: 19 }, (_, n) => `<linearGradient id="a${n}" href="#a${n + 1}"/>`).join('')}<linearGradient id="a19"/>`,
    `<rect fill="url(#a0)"/>${Array.from({ length: 20 }, (_, n) => `<linearGradient id="a${n}" href="#a${n + 1}"/>`).join('')}<linearGradient id="a20"/>`,
  ],
  'layers side by side': ['<g opacity=".5"><rect/></g>'.repeat(380), '<g opacity=".5"><rect/></g>'.repeat(390)],
  masks: [
    `<mask id="m"><rect/></mask>${'<g mask="url(#m)"/>'.repeat(100)}`,
    `<mask id="m"><rect/></mask>${'<g mask="url(#m)"/>'.repeat(106)}`,
  ],
  'clipping paths of text': [
    `<clipPath id="c"><text>a</text></clipPath>${'<g clip-path="url(#c)"/>'.repeat(160)}`,
    `<clipPath id="c"><text>a</text></clipPath>${'<g clip-path="url(#c)"/>'.repeat(165)}`,
  ],
  blurs: [
    filter('<feGaussianBlur stdDeviation="9"/>'.repeat(33)),
    filter('<feGaussianBlur stdDeviation="9"/>'.repeat(34)),
  ],
  'blurs of CSS': [
    `<rect style="filter:${'blur(1px) '.repeat(33)}"/>`,
    `<rect style="filter:${'blur(1px) '.repeat(34)}"/>`,
  ],
  'filters that are used again': [
    `<filter id="f"><feGaussianBlur/></filter>${'<rect filter="url(#f)"/>'.repeat(30)}`,
    `<filter id="f"><feGaussianBlur/></filter>${'<rect filter="url(#f)"/>'.repeat(31)}`,
  ],
  morphology: [filter('<feMorphology radius="1"/>'.repeat(3)), filter('<feMorphology radius="1"/>'.repeat(4))],
  'large matrices': [filter('<feConvolveMatrix order="11"/>'), filter('<feConvolveMatrix order="12"/>')],
  'results that are used twice each': [
    filter(Array.from({ length: 6 }, (_, n) => `<feBlend in="r${n}" in2="r${n}" result="r${n + 1}"/>`).join('')),
    filter(Array.from({ length: 8 }, (_, n) => `<feBlend in="r${n}" in2="r${n}" result="r${n + 1}"/>`).join('')),
  ],
  shapes: ['<rect/>'.repeat(9_400), '<rect/>'.repeat(9_700)],
  'copied shapes': [
    `<g id="a">${'<rect/>'.repeat(100)}</g>${use('a').repeat(93)}`,
    `<g id="a">${'<rect/>'.repeat(100)}</g>${use('a').repeat(95)}`,
  ],
  letters: [`<text>${'a'.repeat(7900)}</text>`, `<text>${'a'.repeat(8100)}</text>`],
  'points of one path': [`<path d="M0 0${'L1 1'.repeat(16_000)}"/>`, `<path d="M0 0${'L1 1'.repeat(18_000)}"/>`],
  'path data without numbers': [`<path d="M0 0${'z'.repeat(40_000)}"/>`, `<path d="M0 0${'z'.repeat(60_000)}"/>`],
  patterns: [
    `<pattern id="p"/>${'<rect fill="url(#p)"/>'.repeat(230)}`,
    `<pattern id="p"/>${'<rect fill="url(#p)"/>'.repeat(250)}`,
  ],
  'a gradient that is inherited': [
    `<linearGradient id="p"/><g fill="url(#p)">${'<rect/>'.repeat(1200)}</g>`,
    `<linearGradient id="p"/><g fill="url(#p)">${'<rect/>'.repeat(1400)}</g>`,
  ],
  'a gradient that a copy inherits': [
    `<linearGradient id="p"/><g id="g">${'<rect/>'.repeat(1000)}</g><use href="#g" fill="url(#p)"/>`,
    `<linearGradient id="p"/><g id="g">${'<rect/>'.repeat(1400)}</g><use href="#g" fill="url(#p)"/>`,
  ],
  'a pattern that the inside of a mask inherits': [
    `<pattern id="p"/><g fill="url(#p)"><mask id="m">${'<rect/>'.repeat(9)}</mask></g>${'<g mask="url(#m)"/>'.repeat(15)}`,
    `<pattern id="p"/><g fill="url(#p)"><mask id="m">${'<rect/>'.repeat(9)}</mask></g>${'<g mask="url(#m)"/>'.repeat(25)}`,
  ],
  'markers on every point': [
    `<marker id="m">${'<rect/>'.repeat(9)}</marker><polyline marker-mid="url(#m)" points="${'1 1 '.repeat(450)}"/>`,
    `<marker id="m">${'<rect/>'.repeat(9)}</marker><polyline marker-mid="url(#m)" points="${'1 1 '.repeat(500)}"/>`,
  ],
  dashes: ['<circle r="500" stroke-dasharray=".01"/>', '<circle r="500" stroke-dasharray=".003"/>'],
  'dashes of no length': [
    '<circle r="500" stroke-dasharray="0 0px"/>'.repeat(50),
    '<circle r="500" stroke-dasharray="0 1e-9px"/>'.repeat(50),
  ],
  'dashes that are inherited': [
    `<g style="stroke-dasharray:1px 1px">${'<path d="M0 0H500V500"/>'.repeat(50)}</g>`,
    `<g style="stroke-dasharray:.01px 1e-9">${'<path d="M0 0H500V500"/>'.repeat(50)}</g>`,
  ],
  'dashes of a line with a larger pathLength': [
    '<path d="M0 0H9" pathLength="1000" stroke-dasharray="1"/>',
    '<path d="M0 0H9" pathLength="1e9" stroke-dasharray="1"/>',
  ],
  'dashes of an arc that browsers enlarge': [
    '<path d="M0 0A1 1 0 0 1 0 1" stroke-dasharray="1"/>',
    '<path d="M0 0A1 1e-7 0 0 1 0 1" stroke-dasharray="1"/>',
  ],
  'dashes of curves that continue one another': [
    `<path d="M0 0Q9 9 0 9${'T0 0T9 0'.repeat(10)}" stroke-dasharray="1"/>`,
    `<path d="M0 0Q9 9 0 9${'T0 0T9 0'.repeat(600)}" stroke-dasharray="1"/>`,
  ],
  'dashes of a rectangle with path data': [
    '<rect width="100" d="M0 0" stroke-dasharray="1"/>',
    '<rect width="1e9" d="M0 0" stroke-dasharray="1"/>',
  ],
  'dashes with strokes of a fixed width': [
    '<path d="M0 0H9" stroke-dasharray="1"/><path d="M0 0H9" vector-effect="non-scaling-stroke"/>'.replace(
      ' stroke-dasharray="1"',
      '',
    ),
    '<path d="M0 0H9" stroke-dasharray="1"/><path d="M0 0H9" vector-effect="non-scaling-stroke"/>',
  ],
  'dashes of unknown length': [
    '<path d="M0 0H9" stroke-dasharray="none"/>',
    '<path d="M0 0H9" stroke-dasharray="calc(1px / 1000)"/>',
  ],
  pictures: [
    '<image href="data:image/png;base64,AAAA"/>'.repeat(480),
    '<image href="data:image/png;base64,AAAA"/>'.repeat(500),
  ],
};

describe('svgCost', () => {
  it.each(Object.entries(BORDERS))(
    'is within the limit for the first of two similar drawings, and above it for the second: %s',
    async (_name, [inside, outside]) => {
      expect(await workOf(inside)).toBeLessThanOrEqual(SVG_LIMITS.work);
      expect(await workOf(outside)).toBeGreaterThan(SVG_LIMITS.work);
    },
  );

  it('counts every copy, and every copy of a copy', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 }), async (depth, width) => {
        // Each visible copy of a rectangle costs at least 0.15 ms, the price of an area.
        const rectangles = width ** (depth + 1);
        expect(
          await workOf(nested(depth, width, g, use).replace('<rect/>', '<rect/>'.repeat(width))),
        ).toBeGreaterThanOrEqual(0.15 * rectangles);
      }),
    );
  });

  it.each(
    Object.entries({
      uses: nested(9, 10, g, use),
      '40 levels of pairs': nested(40, 2, g, use),
      patterns: nested(
        8,
        10,
        (id, inside) => `<pattern id='${id}'>${inside}</pattern>`,
        (id) => `<rect fill="url(#${id})"/>`,
      ),
      masks: nested(
        8,
        10,
        (id, inside) => `<mask id="${id}">${inside}</mask>`,
        (id) => `<rect style="mask:url('#${id}')"/>`,
      ),
      'addresses in other spellings': nested(
        8,
        10,
        g,
        (id) => `<use xlink:href=" &#x23;%${id.charCodeAt(0).toString(16)}${id.slice(1)}"/>`,
      ),
      'functions in other spellings': nested(
        8,
        10,
        (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
        (id) => `<rect style="FILL:/**/URL( &quot;#${id}&quot; )"/>`,
      ),
      'references to themselves': `<g id="a">${'<use href="#a"/>'.repeat(10)}</g>`,
      'circular references': '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
      'circular references before another shape': '<g id="a"><use href="#a"/></g><rect/>',
      'a chain of 5,000 references': nested(5000, 1, g, use),
      'a tile that fills the filter region': filter('<feTile/>'),
      'classes of a style sheet': `<style><![CDATA[${Array.from({ length: 9 }, (_, level) => `.c${level + 1}, .d{fill:url(#a${level})}`).join('')}]]></style>${Array.from({ length: 10 }, (_, level) => `<pattern id="a${level}">${`<rect class="x c${level}"/>`.repeat(10)}</pattern>`).join('')}<rect class="c9"/>`,
      'a style sheet for all elements': `<style>rect{fill:url(#a)}</style><pattern id="a">${'<rect/>'.repeat(200)}</pattern><rect/>`,
      '200 primitives of a filter': filter('<feGaussianBlur stdDeviation="20"/>'.repeat(200)),
      '90 translucent groups inside one another': `${'<g opacity=".9">'.repeat(90)}<rect/>${'</g>'.repeat(90)}`,
    }),
  )('is above the limit: %s', async (_name, inside) => {
    expect(await workOf(inside)).toBeGreaterThan(SVG_LIMITS.work);
  });

  it('is within the limit for a drawing like those that drawing programs write', async () => {
    const shadow = `<filter id="s" x="0" y="0" width="40" height="40" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="h"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="h" operator="out"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend in2="b" result="e"/><feBlend in="SourceGraphic" in2="e"/></filter>`;
    const gradients = Array.from(
      { length: 50 },
      (_, n) =>
        `<linearGradient id="g${n}" xlink:href="#h${n}"/><linearGradient id="h${n}"><stop/><stop/></linearGradient>`,
    ).join('');
    const classes = Array.from({ length: 50 }, (_, n) => `.cls-${n}{fill:url(#g${n})}`).join('\n');
    const paths = Array.from({ length: 500 }, (_, n) => `<path class="cls-${n % 50}" d="M0 0h9"/>`).join('');
    const clip = '<clipPath id="c"><rect width="9" height="9"/></clipPath>';
    const groups = `<g clip-path="url(#c)"><path d="M0 0h9"/></g>`.repeat(100);
    const drawing = `<defs><style>${classes}</style>${gradients}${shadow}${clip}</defs>${paths}${groups}${'<g filter="url(#s)"/>'.repeat(3)}`;
    expect(await workOf(drawing)).toBeLessThan(SVG_LIMITS.work);
    // A path is neither a paint nor a mask, so these references do not count.
    expect(await workOf('<path id="a" fill="url(#a)" mask="url(#a)"/>')).toBeLessThan(SVG_LIMITS.work);
    expect(await workOf('<g style="opacity:1;mix-blend-mode:normal;filter:none"><rect/></g>')).toBeLessThan(1);
  });

  it.each<[string, string]>([
    [
      'declarations × selectors',
      `<style>${'g,'.repeat(1999)}g{${'opacity:.5;'.repeat(12_000)}}</style>${'<g/>'.repeat(2000)}`,
    ],
    [
      'paints × elements',
      `<style>rect{fill:${'url(#a)'.repeat(20_000)}}</style><pattern id="a"/>${'<rect/>'.repeat(2000)}`,
    ],
    [
      'styles of enclosing groups × masks',
      `<pattern id="a"/>${'<g stroke="url(#a)">'.repeat(90)}${Array.from({ length: 9000 }, (_, k) => `<mask id="m${k}"><rect/></mask><g mask="url(#m${k})"/>`).join('')}${'</g>'.repeat(90)}`,
    ],
    [
      'classes × classes',
      `<style>${`.c0${Array.from({ length: 99 }, (_, k) => `.c${k}`).join('')}{fill:red}`.repeat(40)}</style>${`<g class="${Array.from({ length: 99 }, (_, k) => `c${k}`).join(' ')}"/>`.repeat(9000)}`,
    ],
  ])('refuses a drawing that takes too many steps to estimate: %s', async (_name, inside) => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
    const document = await parseSvg(text, () => 'not-an-image', noPause);
    let refused: unknown = null;
    try {
      svgCost(document);
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({
      refusal: { code: 'too-complex', excess: { of: expect.stringMatching('steps|matches') } },
    });
  });

  it('refuses a drawing that takes more than a million steps to estimate', async () => {
    const classes = Array.from({ length: 99 }, (_, k) => `c${k}`);
    const reckon = async (elements: number) => {
      const style = `<style>.${classes.join('.')}{fill:red}</style>`;
      const inside = style + `<g class="${classes.join(' ')}"/>`.repeat(elements);
      const document = await parseSvg(
        `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`,
        () => 'not-an-image',
        noPause,
      );
      return svgCost(document);
    };
    // Each element takes 99 × 99 comparisons of classes.
    expect(await reckon(100)).toBeLessThan(SVG_LIMITS.work);
    await expect(reckon(103)).rejects.toMatchObject({ refusal: { excess: { of: 'steps' } } });
  });

  it('stops counting the points of a path as soon as they cost too much', async () => {
    await expectLinear(50_000, (size) => `<path d="${'L1 1'.repeat(size / 4)}"/>`, workOf);
    const [many, twice] = [
      await workOf(`<path d="${'L1 1'.repeat(100_000)}"/>`),
      await workOf(`<path d="${'L1 1'.repeat(200_000)}"/>`),
    ];
    expect(many).toBeGreaterThan(SVG_LIMITS.work);
    expect(twice).toBe(many);
  }, 60_000);
});
