import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_MAX, DEFAULT_FILE_CHOICE } from './file-part.ts';
import {
  DEFAULT_DESIGN,
  DESIGN_VERSION,
  DesignError,
  imageOf,
  isSameDesign,
  parseDesign,
  type QrDesign,
  weaveOf,
  writeDesign,
} from './qr-design.ts';
import { DEFAULT_STYLE, FRAMES } from './style.ts';
import { DEFAULT_WEAVE } from './weave.ts';

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
  file: { ...DEFAULT_FILE_CHOICE, format: 'png', mm: 35, margin: 2, isClear: true },
};

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
    expect(codeOf({ ...FULL, version: DESIGN_VERSION })).toBeUndefined();
    expect(codeOf({ ...FULL, version: DESIGN_VERSION + 1 })).toBe('newer');
    expect(codeOf({ type: 'fax', version: DESIGN_VERSION + 1 })).toBe('newer');
    expect(codeOf({ type: 'fax', version: DESIGN_VERSION })).toBe('not-a-design');
    // A version that is not a number is ignored, like any field of the wrong type.
    expect(codeOf({ ...FULL, version: '99' })).toBeUndefined();
  });

  it('gives missing fields their defaults', () => {
    expect(parseDesign({})).toEqual(DEFAULT_DESIGN);
    expect(parseDesign({ content: 'x', style: {} })).toEqual({ ...DEFAULT_DESIGN, content: 'x' });
  });

  it('cuts a long caption, and drops empty captions and unknown frames', () => {
    const parsed = (part: object): QrDesign => parseDesign({ ...DEFAULT_DESIGN, ...part });
    expect(parsed({ caption: 'x'.repeat(CAPTION_MAX + 1) }).caption).toHaveLength(CAPTION_MAX);
    for (const frame of FRAMES) expect(parsed({ frame }).frame).toBe(frame);
    for (const part of [{ caption: '' }, { frame: 'none' }]) expect(parsed(part)).toEqual(DEFAULT_DESIGN);
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
        ...{ caption: 1, showAddress: 'no', frame: 'none', file: 'svg' },
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

  it('keeps a level of detail finer than "bold", which is the default', () => {
    const written = (detail: unknown) => parseDesign({ weave: { detail } }).weave;
    expect(written('finest')).toEqual({ ...DEFAULT_WEAVE, detail: 'finest' });
    for (const detail of ['bold', 'coarse', 5, undefined]) expect(written(detail)).toEqual(DEFAULT_WEAVE);
  });

  it('keeps detail fields that are non-empty strings with valid names', () => {
    const long = 'x'.repeat(30);
    const details = { password: 'x', hidden: '', note: 5, 'a-b': 'y', Upper: 'z', [long]: 'v', [`${long}x`]: 'w' };
    expect(parseDesign({ details }).details).toEqual({ password: 'x', [long]: 'v' });
    expect(parseDesign(JSON.parse('{"details":{"__proto__":"x"}}')).details).toBeUndefined();
  });

  it.each(['data:text/html,<b>', 'javascript:alert(1)', 'blob:x', ' data:image/png,', ''])(
    'leaves out the image %j',
    (url) => {
      expect(parseDesign({ customImage: url }).customImage).toBeUndefined();
    },
  );

  it('keeps colors as they are written, even invalid ones', () => {
    const style = { ...DEFAULT_STYLE, foregroundColor: 'ABC', backgroundColor: ' red', gradientColor2: '' };
    expect(parseDesign({ style }).style).toEqual(style);
  });

  it('reads nothing from a key named __proto__, and writes nothing to a prototype', () => {
    const smuggled = JSON.parse('{"__proto__":{"content":"evil","polluted":1},"style":{"__proto__":{"polluted":1}}}');
    expect(parseDesign(smuggled)).toEqual(DEFAULT_DESIGN);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('reads any value as a design that it reads back unchanged, or throws a DesignError', () => {
    const hostile = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
    const field = fc.oneof(hostile, fc.constantFrom(...Object.values(FULL)), fc.string({ minLength: 500 }));
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
        expect(parseDesign(writeDesign(design))).toEqual(design);
      }),
    );
  });
});

it('a new design is a standard code without content, in black on white, with the default options', () => {
  expect(DEFAULT_DESIGN).toEqual({
    content: '',
    type: 'url',
    qrType: 'standard',
    style: {
      foregroundColor: '#000000',
      backgroundColor: '#FFFFFF',
      cornerSquaresColor: '#000000',
      cornerDotsColor: '#000000',
      gradientColor1: '#5433FF',
      gradientColor2: '#20BDFF',
      moduleShape: 'square',
      cornerSquareShape: 'square',
      cornerDotShape: 'square',
    },
    gradientDirection: 'to bottom right',
    imagePosition: 'center',
    imageSize: 30,
  });
});

const DESIGN = { ...DEFAULT_DESIGN, content: 'x', details: { password: 'secret' } };

it.each([
  ['a copy', structuredClone(DESIGN), true],
  ['fields in another order', Object.fromEntries(Object.entries(DESIGN).reverse()) as unknown as typeof DESIGN, true],
  ['a field that is undefined', { ...DESIGN, customImage: undefined }, true],
  ['another content', { ...DESIGN, content: 'y' }, false],
  ['another color', { ...DESIGN, style: { ...DEFAULT_STYLE, backgroundColor: '#FFF' } }, false],
  ['another detail', { ...DESIGN, details: { password: 'other' } }, false],
  ['one detail more', { ...DESIGN, details: { password: 'secret', hidden: 'true' } }, false],
  ['no details', { ...DESIGN, details: undefined }, false],
  ['an image', { ...DESIGN, customImage: 'data:image/png;base64,AA==' }, false],
])('isSameDesign compares a design with %s', (_name, other, isSame) => {
  expect(isSameDesign(DESIGN, other)).toBe(isSame);
  expect(isSameDesign(other, DESIGN)).toBe(isSame);
});

const customImage = 'data:image/png;base64,iVBORw0KGgo=';

it('a code in the standard style has no image, even if its design contains one', () => {
  expect(imageOf({ qrType: 'custom', customImage })).toBe(customImage);
  expect(imageOf({ qrType: 'standard', customImage })).toBeUndefined();
});

it('an image is woven into the modules only if it covers the whole code, and no standard demands the symbol', () => {
  const woven = { type: 'url', qrType: 'custom', customImage, imagePosition: 'full', weave: DEFAULT_WEAVE } as const;
  expect(weaveOf(woven)).toBe(DEFAULT_WEAVE);
  expect(weaveOf({ ...woven, imagePosition: 'center' })).toBeUndefined();
  expect(weaveOf({ ...woven, customImage: undefined })).toBeUndefined();
  expect(weaveOf({ ...woven, qrType: 'standard' })).toBeUndefined();
  expect(weaveOf({ ...woven, type: 'girocode' })).toBeUndefined();
});
