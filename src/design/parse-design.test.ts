import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESIGN_VERSION, DesignError, parseDesign, parseGradientDirection, writeDesign } from './parse-design.ts';
import { CONTENT_TYPES, DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_DIRECTIONS, type QrDesign } from './qr-design.ts';

const FULL: QrDesign = {
  content: 'https://example.com',
  type: 'text',
  qrType: 'custom',
  style: { ...DEFAULT_STYLE, foregroundColor: '#123', gradientType: 'radial' },
  gradientDirection: 'to bottom',
  imagePosition: 'full',
  imageSize: 42,
  customImage: 'data:image/png;base64,iVBORw0KGgo=',
};

function isDesign(value: QrDesign): boolean {
  const { content, type, qrType, style, gradientDirection, imagePosition, imageSize, customImage } = value;
  const { gradientType, ...colors } = style;
  return (
    Object.keys(value).every((key) => Object.hasOwn(FULL, key)) &&
    Object.keys(style).every((key) => Object.hasOwn(FULL.style, key)) &&
    typeof content === 'string' &&
    CONTENT_TYPES.includes(type) &&
    ['standard', 'custom'].includes(qrType) &&
    [undefined, 'linear', 'radial'].includes(gradientType) &&
    Object.keys(DEFAULT_STYLE).every((key) => typeof colors[key as keyof typeof colors] === 'string') &&
    GRADIENT_DIRECTIONS.includes(gradientDirection) &&
    ['center', 'full'].includes(imagePosition) &&
    Number.isInteger(imageSize) &&
    imageSize >= 10 &&
    imageSize <= 50 &&
    (customImage === undefined || customImage.startsWith('data:image/'))
  );
}

describe('parseDesign', () => {
  it('reads back what was written, and what was written before designs had a version', () => {
    expect(parseDesign(JSON.parse(JSON.stringify(writeDesign(FULL))))).toEqual(FULL);
    expect(parseDesign(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  });

  it('tells a design of a later format from what is no design', () => {
    const codeOf = (value: unknown): string | undefined => {
      try {
        parseDesign(value);
      } catch (error) {
        return (error as DesignError).code;
      }
    };
    expect(codeOf({ ...FULL, version: DESIGN_VERSION })).toBeUndefined();
    expect(codeOf({ ...FULL, version: DESIGN_VERSION + 1 })).toBe('newer');
    expect(codeOf({ type: 'fax', version: DESIGN_VERSION })).toBe('not-a-design');
  });

  it('gives every missing field its default', () => {
    expect(parseDesign({})).toEqual(DEFAULT_DESIGN);
    expect(parseDesign({ content: 'x', style: {} })).toEqual({ ...DEFAULT_DESIGN, content: 'x' });
  });

  it('gives every missing field that of another base', () => {
    const { customImage: _, ...base } = FULL;
    expect(parseDesign({}, base)).toEqual(base);
    expect(parseDesign({ style: { foregroundColor: '#fff' } }, base)).toEqual({
      ...base,
      style: { ...base.style, foregroundColor: '#fff', gradientType: undefined },
    });
  });

  it('gives a field of the wrong kind its default and keeps the others', () => {
    const broken = { ...FULL, qrType: 'fancy', style: { ...FULL.style, foregroundColor: 5, gradientType: 'none' } };
    expect(
      parseDesign({
        ...broken,
        gradientDirection: 'up',
        imagePosition: null,
        imageSize: '42',
        customImage: 'https://example.com/a.png',
      }),
    ).toEqual({
      content: FULL.content,
      type: 'text',
      qrType: 'standard',
      style: DEFAULT_STYLE,
      gradientDirection: 'to bottom right',
      imagePosition: 'center',
      imageSize: 30,
    });
  });

  it.each([
    null,
    undefined,
    'a design',
    7,
    [],
    [FULL],
    { content: 5 },
    { content: ['x'] },
    { type: 'fax' },
    { type: {} },
    { type: 'toString' },
  ])('refuses %j', (value) => {
    expect(() => parseDesign(value)).toThrow(DesignError);
  });

  it.each([
    [9, 10],
    [-Infinity, 10],
    [10.4, 10],
    [33.5, 34],
    [50.4, 50],
    [1e300, 50],
    [Number.NaN, 30],
  ])('turns the image size %d into %d', (written, size) => {
    expect(parseDesign({ imageSize: written }).imageSize).toBe(size);
  });

  it.each(['data:text/html,<b>', 'javascript:alert(1)', 'blob:x', ' data:image/png,', ''])(
    'leaves out the image %j',
    (url) => {
      expect(parseDesign({ customImage: url })).not.toHaveProperty('customImage');
    },
  );

  it('takes nothing from a prototype and puts nothing on one', () => {
    const smuggled = JSON.parse('{"__proto__":{"content":"evil","polluted":1},"style":{"__proto__":{"polluted":1}}}');
    expect(parseDesign(smuggled)).toEqual(DEFAULT_DESIGN);
    expect(parseDesign(Object.create({ content: 'evil' }))).toEqual(DEFAULT_DESIGN);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('answers every value with a sound design or by its own error', () => {
    const hostile = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
    const field = fc.oneof(
      hostile,
      fc.constantFrom(...Object.values(FULL)),
      fc.string({ minLength: 500, maxLength: 900 }),
    );
    const near = fc.dictionary(fc.constantFrom(...Object.keys(FULL), '__proto__', 'constructor', 'toString'), field);
    const nearStyle = fc.dictionary(fc.constantFrom(...Object.keys(FULL.style), '__proto__'), field);
    const nested = fc.tuple(near, nearStyle).map(([design, style]) => ({ ...design, style }));
    fc.assert(
      fc.property(fc.oneof(hostile, near, nested), (value) => {
        let design: QrDesign;
        try {
          design = parseDesign(value);
        } catch (error) {
          expect(error).toBeInstanceOf(DesignError);
          return;
        }
        expect(isDesign(design)).toBe(true);
        expect(parseDesign(writeDesign(design))).toEqual(design);
      }),
      { numRuns: 200 },
    );
  });
});

it('reads the four gradient directions and nothing else', () => {
  expect(GRADIENT_DIRECTIONS.map(parseGradientDirection)).toEqual([...GRADIENT_DIRECTIONS]);
  for (const value of ['to left', 'To Right', '"to right"', '', null, 0, ['to right']]) {
    expect(parseGradientDirection(value)).toBeNull();
  }
});
