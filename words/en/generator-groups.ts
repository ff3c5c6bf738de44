import type {
  ColorName,
  CornerDotShape,
  CornerSquareShape,
  GradientDirection,
  GradientName,
  ModuleShape,
} from '#design';
import { styleWords } from './generator-style.ts';
import { grammar } from './grammar.ts';

const colorNames: Readonly<Record<ColorName, string>> = {
  black: 'black',
  'dark-gray': 'dark gray',
  gray: 'gray',
  'light-gray': 'light gray',
  white: 'white',
  'dark-red': 'dark red',
  red: 'red',
  'light-red': 'light red',
  'dark-orange': 'brown',
  orange: 'orange',
  'light-orange': 'light orange',
  'dark-yellow': 'olive',
  yellow: 'yellow',
  'light-yellow': 'light yellow',
  'dark-green': 'dark green',
  green: 'green',
  'light-green': 'light green',
  'dark-teal': 'dark teal',
  teal: 'teal',
  'light-teal': 'light teal',
  'dark-blue': 'dark blue',
  blue: 'blue',
  'light-blue': 'light blue',
  'dark-purple': 'dark purple',
  purple: 'purple',
  'light-purple': 'light purple',
  'dark-pink': 'dark pink',
  pink: 'pink',
  'light-pink': 'light pink',
};

const moduleShapes: Readonly<Record<ModuleShape, string>> = {
  square: 'squares',
  rounded: 'rounded modules',
  dots: 'dots',
  'level-bars': 'horizontal bars',
  'upright-bars': 'vertical bars',
};

const cornerSquareShapes: Readonly<Record<CornerSquareShape, string>> = {
  square: 'square corners',
  rounded: 'rounded corners',
  circle: 'round corners',
  leaf: 'leaf corners',
};

const cornerDotShapes: Readonly<Record<CornerDotShape, string>> = {
  square: 'square corner dots',
  rounded: 'rounded corner dots',
  circle: 'round corner dots',
};

const directions: Readonly<Record<GradientDirection, string>> = {
  'to right': 'to the right',
  'to bottom': 'to the bottom',
  'to bottom right': 'to the bottom right',
  'to bottom left': 'to the bottom left',
};

export const groupWords = {
  colors: styleWords.colors,
  shapes: styleWords.shapes,
  gradient: styleWords.gradient,
  image: 'Image',

  colorNames,
  unreadableColor: 'a color to correct',
  colorsOf: (ink: string, paper: string) => `${ink} on ${paper}`,
  colorsWithCorners: (ink: string, paper: string, corners: string) => `${ink} on ${paper}, corners ${corners}`,
  gradientOnWhite: 'a gradient on white',
  ownColors: "the picture's own",

  moduleShapes,
  cornerSquareShapes,
  cornerDotShapes,
  shapesOf: (shapes: readonly string[]) => grammar.series(shapes),
  ownShapes: 'those of the picture',

  none: 'none',
  notWithWoven: 'not used by a woven picture',
  linear: (name: GradientName, direction: GradientDirection) =>
    `${styleWords.gradientPairs[name]}, ${directions[direction]}`,
  radial: (name: GradientName) => `${styleWords.gradientPairs[name]}, from the center`,
  linearOf: (first: string, second: string, direction: GradientDirection) =>
    `${first} to ${second}, ${directions[direction]}`,
  radialOf: (first: string, second: string) => `${first} to ${second}, from the center`,

  /** The image's name if its file name is unknown, as after a reload. */
  yourImage: 'your image',
  imageInCenter: (name: string) => `${name}, in the center`,
  imageOver: (name: string) => `${name}, over the code`,
  imageWoven: (name: string) => `${name}, woven`,
};
