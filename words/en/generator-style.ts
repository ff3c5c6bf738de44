import type {
  ColorField,
  CornerDotShape,
  CornerSquareShape,
  GradientDirection,
  GradientName,
  ModuleShape,
  WeaveDetail,
  WeaveLook,
} from '#design';
import { fields, findings } from '#words/scanning';
import { grammar } from './grammar.ts';

const colorFields: Readonly<Record<ColorField, { readonly label: string; readonly picker: string }>> = {
  foregroundColor: { label: fields.foregroundColor, picker: 'Foreground picker' },
  backgroundColor: { label: fields.backgroundColor, picker: 'Background picker' },
  cornerSquaresColor: { label: fields.cornerSquaresColor, picker: 'Corner Squares picker' },
  cornerDotsColor: { label: fields.cornerDotsColor, picker: 'Corner Dots picker' },
  gradientColor1: { label: fields.gradientColor1, picker: 'Color 1 picker' },
  gradientColor2: { label: fields.gradientColor2, picker: 'Color 2 picker' },
};

// The specification prescribes these names.
const directions: Readonly<Record<GradientDirection, string>> = {
  'to right': 'to right',
  'to bottom': 'to bottom',
  'to bottom right': 'to bottom right',
  'to bottom left': 'to bottom left',
};

// The specification prescribes these names.
const gradientPairs: Readonly<Record<GradientName, string>> = {
  'Electric Violet': 'Electric Violet',
  Sunset: 'Sunset',
  'Ocean Green': 'Ocean Green',
  'Amber Fire': 'Amber Fire',
  'Cosmic Fusion': 'Cosmic Fusion',
  Mojito: 'Mojito',
  'Crimson Tide': 'Crimson Tide',
  'Deep Space': 'Deep Space',
  'Purple Ocean': 'Purple Ocean',
};

const moduleShapes: Readonly<Record<ModuleShape, string>> = {
  square: 'Squares',
  rounded: 'Rounded',
  dots: 'Dots',
  'level-bars': 'Horizontal bars',
  'upright-bars': 'Vertical bars',
};

const cornerSquareShapes: Readonly<Record<CornerSquareShape, string>> = {
  square: 'Square',
  rounded: 'Rounded',
  circle: 'Circle',
  leaf: 'Leaf',
};

const cornerDotShapes: Readonly<Record<CornerDotShape, string>> = {
  square: 'Square',
  rounded: 'Rounded',
  circle: 'Circle',
};

const looks: Readonly<Record<WeaveLook, string>> = { flowing: 'Flowing', pearls: 'Pearls' };

/** The name of each level of detail, with its smallest printed width in millimeters. */
const details: Readonly<Record<WeaveDetail, (mm: number) => string>> = {
  bold: (mm) => `Bold: print at ${grammar.number(mm)} mm or larger`,
  fine: (mm) => `Fine: print at ${grammar.number(mm)} mm or larger`,
  finest: (mm) => `Finest: print at ${grammar.number(mm)} mm or larger`,
};

export const styleWords = {
  colors: 'Colors',
  colorFields,
  forCorners: 'Use for corners too',
  notAColor: 'Use 3, 4, 6, or 8 hex digits, such as #1D4ED8.',
  gradientIsUsed:
    'The gradient replaces the foreground color, and the background is white. Corners keep their own color unless it is black.',
  ratio: (ratio: number) => `${grammar.number(ratio, 1)}:1`,
  contrast: (ratio: number) => `Contrast ${grammar.number(ratio, 1)}:1.`,
  lowContrast: (ratio: number, needed: number) =>
    `Contrast ${grammar.number(ratio, 1)}:1. Phones need ${grammar.number(needed, 1)}:1.`,
  shapes: 'Shapes',
  picturesOwnShapes: 'A woven picture has its own shapes. Choose “Over the code” to use others.',
  gradientNotUsed: 'A woven picture has its own colors. Choose “Over the code” to use a gradient.',
  roundRingsCost: findings.corners,
  roundDotsCost: "Round corner dots: a few scanners can't read these.",
  modules: 'Modules',
  cornerSquares: 'Corner squares',
  cornerDots: 'Corner dots',
  moduleShapes,
  cornerSquareShapes,
  cornerDotShapes,
  reset: 'Reset style',

  gradient: 'Gradient',
  gradientPresets: 'Gradient presets',
  quickGradients: 'Quick gradients',
  noGradient: 'No gradient',
  direction: 'Direction',
  directions,
  // The specification prescribes the texts from here to `logoSize`.
  gradientType: 'Gradient Type',
  gradientOptions: 'Gradient Options',
  none: 'None',
  linear: 'Linear',
  radial: 'Radial',
  gradientPairs,

  imageBlend: 'Custom Image Blend',
  removeImage: 'Remove Image',
  logoPosition: 'Logo Position',
  center: 'Center (Recommended)',
  full: 'Full Width',
  logoSize: 'Logo Size',

  upload: 'Upload a logo or image',
  chooseAnother: 'Choose another image',
  yourUpload: 'Your upload',
  dropOrPaste: 'or drop it here, or paste it',
  added: 'Image added',
  removed: 'Image removed',
  /** `percent` is the logo's size in percent of the code's width. */
  size: (percent: number) => grammar.percent(percent / 100),
  imageCautions: {
    'missing-picture':
      'This SVG shows a picture from another file, which is missing here. Embed the picture and upload it again.',
    'missing-font':
      'This SVG has text in a font that is not installed here. Convert the text to outlines and upload it again.',
    'only-pixels':
      'SVG files will contain this logo as pixels. To keep it sharp at any size, convert its text to outlines, flatten its blend modes, and keep the file under 200 kB.',
  },
  lostOnWhite: 'This logo is light, so it disappears on its white box.',
  lostOnBox: 'The logo disappears on a box of this color.',
  darkBox: 'Use a dark box',
  whiteBox: 'Use a white box',
  boxColor: 'Box Color',
  fullIgnoresSize: 'Full Width covers the whole code. Logo Size only applies in the center.',
  cannotBeWoven: "A picture can't be woven into this code, because its standard prescribes the error correction.",
  sizeNeedsImage: 'Add an image to use Logo Size.',
  photoCanBeCode: 'A photo can become the code itself, in its own colors.',
  blend: 'Blend',
  overTheCode: 'Over the code',
  wovenIntoTheCode: 'Woven into the code',

  keepsOwnColors: 'A woven picture keeps its own colors. Corner colors that you change still apply.',
  offer: 'Your image can be the code.',
  offerPromise: 'Woven in, it keeps its own colors, and the scan test shows whether it scans.',
  takeOffer: 'Weave it into the code',
  focus: 'What matters in the image',
  focusAxes: { x: 'Across', y: 'Down' },
  /** `x` and `y` are the circle's center, `radius` its radius, as shares of the picture's side. */
  focusAt: (x: number, y: number, radius: number) =>
    `Center ${grammar.percent(x)} across and ${grammar.percent(y)} down, radius ${grammar.percent(radius)}`,
  focusHint:
    'Put the circle on what matters most, such as a face. Drag it or use the arrow keys. Press + or − to resize it. To move the image instead, drag outside the circle, or hold Shift with the arrow keys.',
  smallerCircle: 'Smaller circle',
  largerCircle: 'Larger circle',
  zoom: 'Zoom',
  zoomed: (factor: number) => `${grammar.number(factor, 1)} times`,
  strength: 'Strength',
  clearer: 'Clearer picture',
  between: 'In between',
  easier: 'Easier to scan',
  detail: 'Detail',
  details,
  look: 'Look',
  looks,
  sturdier: 'Make the code sturdier',
  suits:
    'Works best with one large subject, clear light and dark areas, and a short link. Small print, fine textures, and flat midtones get lost.',
  /** Shown for texts of more than 80 bytes. */
  longText: (bytes: number) =>
    `The text is long (${grammar.number(bytes)} bytes). A short link makes the picture clearer.`,
  flat: 'Most of this image is one midtone, so little of it will show. Choose one with clear light and dark areas.',
  hardFocus: 'The part in the circle is hard to show. Move or resize the circle, or zoom in.',
  sturdierHint: 'For surfaces that get worn or scratched. The picture is slightly less clear.',
};
