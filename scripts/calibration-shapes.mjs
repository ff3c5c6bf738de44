/** The shapes that `npm run calibrate` compares with plain squares. */

/** What is changed of plain squares, by the names of docs/scanning.md. */
export const SHAPES = {
  'everything square': {},
  'modules rounded': { moduleShape: 'rounded' },
  dots: { moduleShape: 'dots' },
  'level bars': { moduleShape: 'level-bars' },
  'upright bars': { moduleShape: 'upright-bars' },
  'corner squares rounded': { cornerSquareShape: 'rounded' },
  'corner squares circles': { cornerSquareShape: 'circle' },
  'corner squares leaves': { cornerSquareShape: 'leaf' },
  'corner dots rounded': { cornerDotShape: 'rounded' },
  'corner dots circles': { cornerDotShape: 'circle' },
  'everything rounded': { moduleShape: 'rounded', cornerSquareShape: 'rounded', cornerDotShape: 'rounded' },
  'dots, corners circles': { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'corners circles': { cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'bars, leaves, circles': { moduleShape: 'level-bars', cornerSquareShape: 'leaf', cornerDotShape: 'circle' },
};

/** Each shape is tried in these colours, with each of the contents. */
export const SHAPE_COLORS = [
  {},
  { foregroundColor: '#0A3D62', cornerSquaresColor: '#0A3D62', cornerDotsColor: '#7A1F1F' },
  { gradientType: 'radial', gradientColor1: '#5B2A86', gradientColor2: '#1B4F72' },
];
