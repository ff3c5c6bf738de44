import fc from 'fast-check';
import {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  FILE_FORMATS,
  FILE_MARGINS,
  FRAMES,
  GRADIENT_DIRECTIONS,
  MODULE_SHAPES,
  parseDesign,
  type QrDesign,
  SECRET_KINDS,
  WEAVE_DETAILS,
  WEAVE_LOOKS,
} from '#design';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 10 }),
);

const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);

export const anyDesign: fc.Arbitrary<QrDesign> = fc
  .record(
    {
      content: text,
      type: fc.constantFrom(...CONTENT_TYPES),
      qrType: fc.constantFrom('standard', 'custom'),
      style: fc.record(
        {
          foregroundColor: fc.oneof(fc.constant('#0a3d62'), text),
          backgroundColor: text,
          cornerSquaresColor: text,
          cornerDotsColor: text,
          gradientType: fc.constantFrom('linear', 'radial'),
          gradientColor1: text,
          gradientColor2: text,
          moduleShape: fc.constantFrom(...MODULE_SHAPES),
          cornerSquareShape: fc.constantFrom(...CORNER_SQUARE_SHAPES),
          cornerDotShape: fc.constantFrom(...CORNER_DOT_SHAPES),
        },
        { requiredKeys: [] },
      ),
      gradientDirection: fc.constantFrom(...GRADIENT_DIRECTIONS),
      imagePosition: fc.constantFrom('center', 'full'),
      imageSize: fc.integer({ min: 10, max: 50 }),
      customImage: fc.base64String().map((bytes) => `data:image/png;base64,${bytes}`),
      weave: fc.record(
        {
          look: fc.constantFrom(...WEAVE_LOOKS),
          detail: fc.constantFrom(...WEAVE_DETAILS),
          strength: share,
          isSturdy: fc.boolean(),
          crop: fc.record({ x: share, y: share, side: share }, { requiredKeys: [] }),
          focus: fc.record({ x: share, y: share, radius: share }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      ),
      details: fc.dictionary(fc.constantFrom('password', 'hidden', 'note', 'subject'), text),
      leftOut: fc.dictionary(fc.constantFrom('content', 'password', 'note'), fc.constantFrom(...SECRET_KINDS)),
      caption: text,
      showAddress: fc.boolean(),
      frame: fc.constantFrom(...FRAMES),
      file: fc.record(
        {
          format: fc.constantFrom(...FILE_FORMATS),
          mm: fc.integer({ min: 10, max: 1000 }),
          margin: fc.constantFrom(...FILE_MARGINS),
          isClear: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )
  .map((design) => parseDesign(design));
