import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSvgCopies } from './svg-copies.ts';

const LIMIT = 20_000;

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

/** Groups of `width` references to the next group, `depth` times, around one rectangle. */
function nested(
  depth: number,
  width: number,
  group: (id: string, inside: string) => string,
  refer: (id: string) => string,
) {
  const groups = Array.from({ length: depth }, (_, level) => group(`a${level + 1}`, refer(`a${level}`).repeat(width)));
  return svg(`<defs>${group('a0', '<rect/>')}${groups.join('')}</defs>${refer(`a${depth}`)}`);
}

const g = (id: string, inside: string): string => `<g id="${id}">${inside}</g>`;

describe('the copies that drawing an SVG document makes', () => {
  it('are none where nothing refers to anything', () => {
    expect(countSvgCopies(svg('<g><rect fill="#abc"/><path d="M0 0h9"/></g>'), LIMIT)).toBe(0);
  });

  it('are the elements that are used, as often as they are used', () => {
    const shape = '<g id="s"><rect/><rect/></g>';
    expect(countSvgCopies(svg(`${shape}<use href="#s"/><use xlink:href='#s'/>`), LIMIT)).toBe(6);
  });

  it('are at least what a browser makes of uses inside uses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 }), (depth, width) => {
        const text = nested(depth, width, g, (id) => `<use href="#${id}"/>`);
        // A group's copy holds itself and its uses, and each of these a copy of the next group.
        const copy = (level: number): number => (level === 0 ? 2 : 1 + width * (1 + copy(level - 1)));
        expect(countSvgCopies(text, 1e9)).toBeGreaterThanOrEqual(copy(depth));
        expect(countSvgCopies(text, 1e9)).toBeLessThanOrEqual(copy(depth) * 3);
      }),
    );
  });

  it.each(
    Object.entries({
      uses: nested(9, 10, g, (id) => `<use href="#${id}"/>`),
      'a long line of pairs': nested(40, 2, g, (id) => `<use href="#${id}"/>`),
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
      'numbered characters': nested(8, 10, g, (id) => `<use href="&#x23;${id}"/>`),
      'an animation of the reference': nested(8, 10, g, (id) => `<use><set attributeName="href" to="#${id}"/></use>`),
      'references to themselves': svg(g('a', '<use href="#a"/>'.repeat(10))),
      'classes of a style sheet': svg(
        `<style><![CDATA[${Array.from({ length: 9 }, (_, level) => `.c${level + 1}, .d{fill:url(#a${level})}`).join('')}]]></style>${Array.from({ length: 10 }, (_, level) => `<pattern id="a${level}">${`<rect class="x c${level}"/>`.repeat(10)}</pattern>`).join('')}<rect class="c9"/>`,
      ),
      'a style sheet for all elements': svg(
        `<style>rect{fill:url(#a)}</style><pattern id="a">${'<rect/>'.repeat(200)}</pattern>`,
      ),
      'entities with markup': `<!DOCTYPE svg [<!ENTITY u "<use href='#a'/>">]>${svg('&u;')}`,
      'entities with references': `<!DOCTYPE svg [<!ENTITY u '&#35;a9'>]>${svg('<use href="&u;"/>')}`,
      'a document inside': svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
    }),
  )('are too many for any limit with %s', (_name, text) => {
    expect(countSvgCopies(text, LIMIT)).toBeGreaterThan(LIMIT);
  });

  it('stay few in what drawing programs write', () => {
    const namespaces =
      '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.adobe.com/a/">]>';
    const gradients = Array.from(
      { length: 50 },
      (_, n) => `<linearGradient id="g${n}" xlink:href="#g${n + 1}"><stop/><stop/></linearGradient>`,
    ).join('');
    const classes = Array.from({ length: 50 }, (_, n) => `.cls-${n}{fill:url(#g${n})}`).join('\n');
    const paths = Array.from({ length: 500 }, (_, n) => `<path class="cls-${n % 50}" d="M0 0h9"/>`).join('');
    const text = `<?xml version="1.0"?>${namespaces}${svg(`<defs><style>${classes}</style>${gradients}</defs>${paths}`)}`;
    expect(countSvgCopies(text, 1e9)).toBeLessThan(2 * 500 * 50 * 3);
    expect(countSvgCopies(svg(`<g id="s"><path/></g>${'<use href="#s"/>'.repeat(5000)}`), LIMIT)).toBe(10_000);
  });

  it.each([
    '<',
    '<a',
    '<a "',
    '<a \'"',
    '<!--',
    '<![CDATA[',
    '<!ENTITY "',
    '</',
    '<g>',
    '&#',
    '<style>',
    '<style>{',
    '#',
    '.a{#b}',
  ])('of a broken document full of %j are soon counted', (piece) => {
    // In time that grows with the square of the length, this would take minutes.
    expect(countSvgCopies(piece.repeat(100_000), LIMIT)).toBeGreaterThanOrEqual(0);
  });
});
