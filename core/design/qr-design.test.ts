import { expect, it } from 'vitest';
import { FRAMES } from './caption.ts';
import {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  GRADIENT_DIRECTIONS,
  MODULE_SHAPES,
  SECRET_KINDS,
  SHAPE_FIELDS,
} from './qr-design.ts';
import { DEFAULT_WEAVE, WEAVE_DETAILS, WEAVE_LOOKS } from './weave.ts';

it('the content types are in the order of their buttons', () => {
  expect(CONTENT_TYPES.join(' ')).toBe('url email phone sms text wifi vcard instagram youtube facebook twitter');
});

it('the names of values in stored designs never change', () => {
  expect(GRADIENT_DIRECTIONS).toEqual(['to right', 'to bottom', 'to bottom right', 'to bottom left']);
  expect(MODULE_SHAPES).toEqual(['square', 'rounded', 'dots', 'level-bars', 'upright-bars']);
  expect(CORNER_SQUARE_SHAPES).toEqual(['square', 'rounded', 'circle', 'leaf']);
  expect(CORNER_DOT_SHAPES).toEqual(['square', 'rounded', 'circle']);
  expect(SECRET_KINDS).toEqual(['password', 'user-info', 'one-time-key']);
  expect(FRAMES).toEqual(['line', 'rounded', 'tab', 'ticket']);
  expect(WEAVE_LOOKS).toEqual(['flowing', 'pearls']);
  expect(WEAVE_DETAILS).toEqual(['bold', 'fine', 'finest']);
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

it('a new weave shows the largest centered square of the image, with a focus slightly above the center', () => {
  expect(DEFAULT_WEAVE).toEqual({
    look: 'flowing',
    strength: 0.5,
    isSturdy: false,
    crop: { x: 0.5, y: 0.5, side: 1 },
    focus: { x: 0.5, y: 0.47, radius: 0.22 },
  });
});

it('SHAPE_FIELDS contains the fields for the shapes of modules, corner squares and corner dots', () => {
  expect([...SHAPE_FIELDS]).toEqual(['moduleShape', 'cornerSquareShape', 'cornerDotShape']);
});
