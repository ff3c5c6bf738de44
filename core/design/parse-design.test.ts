import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_MAX, FRAMES } from './caption.ts';
import { DESIGN_VERSION, DesignError, parseDesign, writeDesign } from './parse-design.ts';
import {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  MODULE_SHAPES,
  parseGradientDirection,
  type QrDesign,
} from './qr-design.ts';
import { DEFAULT_WEAVE, WEAVE_LOOKS } from './weave.ts';

const FULL: QrDesign = {
  content: 'https://example.com',
  type: 'text',
  qrType: 'custom',
  style: {
    ...DEFAULT_STYLE,
    foregroundColor: '#123',
    gradientType: 'radial',
    moduleShape: 'dots',
    cornerSquareShape: 'leaf',
    cornerDotShape: 'circle',
  },
  gradientDirection: 'to bottom',
  imagePosition: 'full',
  imageSize: 42,
  customImage: 'data:image/png;base64,iVBORw0KGgo=',
  weave: {
    look: 'pearls',
    detail: 'fine',
    strength: 0.8,
    isSturdy: true,
    crop: { x: 0.4, y: 0.6, side: 0.5 },
    focus: { x: 0.3, y: 0.2, radius: 0.1 },
  },
  details: { password: 'secret', hidden: 'true' },
  caption: 'See the menu',
  showAddress: false,
  frame: 'tab',
};

function isDesign(value: QrDesign): boolean {
  const { content, type, qrType, style, gradientDirection, imagePosition, imageSize, customImage, weave, details } =
    value;
  const { caption, showAddress, frame } = value;
  const { gradientType, moduleShape, cornerSquareShape, cornerDotShape, ...colors } = style;
  const isShare = (share: number): boolean => share >= 0 && share <= 1;
  return (
    Object.keys(value).every((key) => Object.hasOwn(FULL, key)) &&
    Object.keys(style).every((key) => Object.hasOwn(FULL.style, key)) &&
    typeof content === 'string' &&
    CONTENT_TYPES.includes(type) &&
    ['standard', 'custom'].includes(qrType) &&
    [undefined, 'linear', 'radial'].includes(gradientType) &&
    Object.values(colors).every((color) => typeof color === 'string') &&
    MODULE_SHAPES.includes(moduleShape) &&
    CORNER_SQUARE_SHAPES.includes(cornerSquareShape) &&
    CORNER_DOT_SHAPES.includes(cornerDotShape) &&
    (weave === undefined ||
      (WEAVE_LOOKS.includes(weave.look) &&
        typeof weave.isSturdy === 'boolean' &&
        [weave.strength, ...Object.values(weave.crop), ...Object.values(weave.focus)].every(isShare))) &&
    (details === undefined || Object.values(details).every((text) => typeof text === 'string' && text !== '')) &&
    (caption === undefined || (typeof caption === 'string' && caption !== '' && caption.length <= CAPTION_MAX)) &&
    [undefined, true, false].includes(showAddress) &&
    (frame === undefined || FRAMES.includes(frame)) &&
    GRADIENT_DIRECTIONS.includes(gradientDirection) &&
    ['center', 'full'].includes(imagePosition) &&
    Number.isInteger(imageSize) &&
    imageSize >= 10 &&
    imageSize <= 50 &&
    (customImage === undefined || customImage.startsWith('data:image/'))
  );
}

describe('parseDesign', () => {
  it('reads back a written design, with or without a version number', () => {
    expect(parseDesign(JSON.parse(JSON.stringify(writeDesign(FULL))))).toEqual(FULL);
    expect(parseDesign(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  });

  it('distinguishes a design of a later format from a value that is not a design', () => {
    const codeOf = (value: unknown): string | undefined => {
      try {
        parseDesign(value);
      } catch (error) {
        return (error as DesignError).code;
      }
    };
    expect(DESIGN_VERSION).toBe(4);
    expect(codeOf({ ...FULL, version: 4 })).toBeUndefined();
    expect(codeOf({ ...FULL, version: 5 })).toBe('newer');
    expect(codeOf({ type: 'fax', version: 5 })).toBe('newer');
    expect(codeOf({ type: 'fax', version: 4 })).toBe('not-a-design');
    // A version that is not a number is ignored, like any field of the wrong type.
    expect(codeOf({ ...FULL, version: '5' })).toBeUndefined();
  });

  it('gives missing fields their defaults', () => {
    expect(parseDesign({})).toEqual(DEFAULT_DESIGN);
    expect(parseDesign({ content: 'x', style: {} })).toEqual({ ...DEFAULT_DESIGN, content: 'x' });
  });

  it('gives missing and invalid fields the values of a base design, if there is one', () => {
    const base: QrDesign = { ...FULL, leftOut: { note: 'user-info' } };
    expect(parseDesign({}, base)).toEqual(base);
    expect(parseDesign({ style: { foregroundColor: '#fff' } }, base)).toEqual({
      ...base,
      style: { ...base.style, foregroundColor: '#fff' },
    });
    const broken = { customImage: 'https://example.com/a.png', weave: 1, details: [], leftOut: 'password' };
    expect(parseDesign({ ...broken, style: { gradientType: 'round' } }, base)).toEqual(base);
    expect(parseDesign({ weave: { look: 'none' } }, base).weave).toEqual(base.weave);
  });

  it('cuts a long caption, and drops empty captions, unknown frames and values of the wrong type', () => {
    const parsed = (part: object): QrDesign => parseDesign({ ...DEFAULT_DESIGN, ...part });
    expect(parsed({ caption: 'x'.repeat(CAPTION_MAX + 1) }).caption).toHaveLength(CAPTION_MAX);
    for (const frame of FRAMES) expect(parsed({ frame }).frame).toBe(frame);
    for (const part of [
      { caption: '' },
      { caption: 5 },
      { frame: 'none' },
      { frame: ['line'] },
      { showAddress: 'yes' },
    ]) {
      expect(parsed(part)).toEqual(DEFAULT_DESIGN);
    }
  });

  it('keeps the entries of `leftOut` that have a known kind of secret and a valid field name', () => {
    const leftOut = { password: 'password', content: 'user-info', 'a b': 'password', note: 'heart' };
    const parsed = parseDesign({ leftOut });
    expect(parsed.leftOut).toEqual({ password: 'password', content: 'user-info' });
    expect(parseDesign(writeDesign(parsed))).toEqual(parsed);
  });

  it('gives a field of the wrong type its default, and keeps the other fields', () => {
    const broken = { ...FULL, qrType: 'fancy', style: { ...FULL.style, foregroundColor: 5, gradientType: 'none' } };
    const shapes = { moduleShape: 'stars', cornerSquareShape: 1, cornerDotShape: null };
    Object.assign(broken.style, shapes);
    expect(
      parseDesign({
        ...broken,
        gradientDirection: 'up',
        weave: 'yes',
        details: ['x'],
        imagePosition: null,
        imageSize: '42',
        customImage: 'https://example.com/a.png',
        ...{ caption: 1, showAddress: 'no', frame: 'none' },
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
    expect(() => parseDesign(value)).toThrow(expect.objectContaining({ name: 'DesignError', code: 'not-a-design' }));
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

  it('clamps the settings of a woven image, and gives missing ones their defaults', () => {
    const written = { strength: 7, crop: { x: -1, side: 0.01 }, focus: { radius: 3, y: Number.NaN } };
    expect(parseDesign({ weave: written }).weave).toEqual({
      ...DEFAULT_WEAVE,
      strength: 1,
      crop: { x: 0, y: 0.5, side: 0.2 },
      focus: { x: 0.5, y: 0.47, radius: 0.5 },
    });
    const smallest = parseDesign({ weave: { strength: -1, crop: { y: 2, side: 2 }, focus: { x: -1, radius: 0 } } });
    expect(smallest.weave).toEqual({
      ...DEFAULT_WEAVE,
      strength: 0,
      crop: { x: 0.5, y: 1, side: 1 },
      focus: { x: 0, y: 0.47, radius: 0.08 },
    });
  });

  it('keeps a level of detail finer than "bold", and omits "bold", which is the default', () => {
    const written = (detail: unknown) => parseDesign({ weave: { detail } }).weave;
    expect(written('finest')).toEqual({ ...DEFAULT_WEAVE, detail: 'finest' });
    for (const detail of ['bold', 'coarse', 5, undefined]) expect(written(detail)).not.toHaveProperty('detail');
    const base = { ...DEFAULT_DESIGN, weave: { ...DEFAULT_WEAVE, detail: 'fine' } } as const;
    expect(parseDesign({ weave: { detail: 'bold' } }, base).weave).not.toHaveProperty('detail');
    expect(parseDesign({ weave: {} }, base).weave).toHaveProperty('detail', 'fine');
  });

  it('keeps detail fields that are non-empty strings with valid names', () => {
    const long = 'x'.repeat(30);
    const details = { password: 'x', hidden: '', note: 5, 'a-b': 'y', Upper: 'z', [long]: 'v', [`${long}x`]: 'w' };
    expect(parseDesign({ details }).details).toEqual({ password: 'x', [long]: 'v' });
    expect(parseDesign(JSON.parse('{"details":{"__proto__":"x"}}'))).not.toHaveProperty('details');
  });

  it.each(['data:text/html,<b>', 'javascript:alert(1)', 'blob:x', ' data:image/png,', ''])(
    'leaves out the image %j',
    (url) => {
      expect(parseDesign({ customImage: url })).not.toHaveProperty('customImage');
    },
  );

  it('keeps colors as they are written, even invalid ones', () => {
    const style = { ...DEFAULT_STYLE, foregroundColor: 'ABC', backgroundColor: ' red', gradientColor2: '' };
    expect(parseDesign({ style }).style).toEqual(style);
  });

  it('keeps an image whose URL is in capitals', () => {
    const customImage = 'DATA:IMAGE/PNG;base64,AAAA';
    expect(parseDesign({ customImage }).customImage).toBe(customImage);
  });

  it('reads nothing from a prototype and writes nothing to one', () => {
    const smuggled = JSON.parse('{"__proto__":{"content":"evil","polluted":1},"style":{"__proto__":{"polluted":1}}}');
    expect(parseDesign(smuggled)).toEqual(DEFAULT_DESIGN);
    expect(parseDesign(Object.create({ content: 'evil' }))).toEqual(DEFAULT_DESIGN);
    expect(parseDesign({ style: Object.create({ ...FULL.style }) })).toEqual(DEFAULT_DESIGN);
    const { weave } = FULL;
    expect(parseDesign({ weave: Object.create({ ...weave }) }).weave).toEqual(DEFAULT_WEAVE);
    expect(parseDesign({ weave: { crop: Object.create({ ...weave?.crop }) } }).weave).toEqual(DEFAULT_WEAVE);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('returns a valid design for any value, or throws a DesignError', () => {
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

it('writeDesign uses the earliest version that can express the design', () => {
  const leftOut = { password: 'password' } as const;
  expect(writeDesign(DEFAULT_DESIGN).version).toBe(1);
  expect(writeDesign({ ...DEFAULT_DESIGN, leftOut }).version).toBe(2);
  for (const part of [{ caption: 'See the menu' }, { frame: 'line' }, { showAddress: false }] as const) {
    expect(writeDesign({ ...DEFAULT_DESIGN, ...part }).version).toBe(3);
    expect(writeDesign({ ...DEFAULT_DESIGN, ...part, leftOut }).version).toBe(3);
  }
  expect(writeDesign({ ...DEFAULT_DESIGN, weave: DEFAULT_WEAVE }).version).toBe(1);
  expect(writeDesign({ ...DEFAULT_DESIGN, weave: { ...DEFAULT_WEAVE, detail: 'fine' } }).version).toBe(4);
  expect(writeDesign({ ...FULL, leftOut }).version).toBe(4);
});

it('parseGradientDirection accepts the four directions and nothing else', () => {
  expect(GRADIENT_DIRECTIONS.map(parseGradientDirection)).toEqual([...GRADIENT_DIRECTIONS]);
  for (const value of ['to left', 'To Right', '"to right"', '', null, 0, ['to right']]) {
    expect(parseGradientDirection(value)).toBeNull();
  }
});
