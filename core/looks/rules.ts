// The looks as data. To add a look, add a row. In every look, the rings of the finder patterns are square, because no
// code with round rings scans everywhere.

import type { CornerDotShape, GradientDirection, GradientName, ModuleShape, Weave } from '#design';
import type { ImageTone } from './image-palette.ts';

/** A color as `#RRGGBB`, or a tone of the image's palette. */
export type Tone = `#${string}` | ImageTone;

export interface LookRule {
  readonly id: string;
  readonly modules: ModuleShape;
  readonly dots: Exclude<CornerDotShape, 'circle'>;
  /** The colors of modules, background, rings and centers of finder patterns. Null or absent: black, or white. */
  readonly colors?: readonly [ink: Tone | null, ground: Tone | null, squares: Tone | null, centers: Tone | null];
  /** The name of a specified gradient, or two tones. It replaces the colors of modules and background. */
  readonly gradient?: GradientName | readonly [Tone, Tone];
  /** The direction of a linear gradient. Absent: the gradient is radial. */
  readonly direction?: GradientDirection;
  /** How the image is woven into the code. If that does not scan everywhere, the shapes and colors above are used. */
  readonly woven?: Partial<Weave>;
}

/** Eight per page, no two with the same `modules` and `dots`. With an image, the first four are shown. */
export const OWN_RULES: readonly LookRule[] = [
  { id: 'ink', modules: 'square', dots: 'square' },
  { id: 'sunset', modules: 'dots', dots: 'square', gradient: 'Sunset', direction: 'to bottom right' },
  { id: 'harbor', modules: 'rounded', dots: 'rounded', colors: ['#12355B', '#F1F6FB', '#12355B', '#B3261E'] },
  { id: 'violet', modules: 'upright-bars', dots: 'square', gradient: 'Electric Violet', direction: 'to bottom' },
  { id: 'ocean', modules: 'level-bars', dots: 'square', gradient: 'Ocean Green', direction: 'to right' },
  { id: 'crimson', modules: 'rounded', dots: 'square', gradient: 'Crimson Tide' },
  { id: 'garden', modules: 'dots', dots: 'rounded', colors: ['#1F4D36', '#FBF6E6', '#1F4D36', '#8A3B12'] },
  { id: 'plum', modules: 'square', dots: 'rounded', colors: ['#4A154B', '#FBEFF6', '#4A154B', '#A3195B'] },
  { id: 'brick', modules: 'square', dots: 'square', colors: ['#6B1F14', '#FDF3EC', '#6B1F14', '#2B2B2B'] },
  { id: 'cosmic', modules: 'dots', dots: 'square', gradient: 'Cosmic Fusion', direction: 'to bottom left' },
  { id: 'mojito', modules: 'rounded', dots: 'rounded', gradient: 'Mojito', direction: 'to bottom right' },
  { id: 'graphite', modules: 'upright-bars', dots: 'square', colors: ['#2A2D34', '#F4F5F7', '#2A2D34', '#C13515'] },
  { id: 'amber', modules: 'level-bars', dots: 'square', gradient: 'Amber Fire', direction: 'to right' },
  { id: 'space', modules: 'rounded', dots: 'square', gradient: 'Deep Space' },
  { id: 'lagoon', modules: 'dots', dots: 'rounded', colors: ['#0B4F5C', '#EEF9F7', '#0B4F5C', '#0B4F5C'] },
  { id: 'grape', modules: 'square', dots: 'rounded', gradient: 'Purple Ocean', direction: 'to bottom' },
  { id: 'moss', modules: 'square', dots: 'square', colors: ['#3B4A12', '#F8F8EA', '#3B4A12', '#3B4A12'] },
  { id: 'berry', modules: 'dots', dots: 'square', colors: ['#7A0F3D', '#FFF2F5', '#2B1A3F', '#7A0F3D'] },
  { id: 'dusk', modules: 'rounded', dots: 'rounded', gradient: ['#243B8A', '#7A1F6B'], direction: 'to bottom right' },
  { id: 'pine', modules: 'upright-bars', dots: 'square', gradient: ['#0F3D2E', '#1C6B4A'], direction: 'to bottom' },
  { id: 'navy', modules: 'level-bars', dots: 'square', colors: ['#14213D', '#FFF8E7', '#14213D', '#9A4B00'] },
  { id: 'ember', modules: 'rounded', dots: 'square', gradient: ['#A61E22', '#3D0B0B'] },
  { id: 'slate', modules: 'dots', dots: 'rounded', gradient: ['#37474F', '#0D3B66'], direction: 'to right' },
  { id: 'cocoa', modules: 'square', dots: 'rounded', colors: ['#4B2E1E', '#FAF3EA', '#4B2E1E', '#4B2E1E'] },
];

/** In the colors of an image, four per page, none with the `modules` and `dots` of the `OWN_RULES` that follow. */
export const IMAGE_RULES: readonly LookRule[] = [
  { id: 'woven', modules: 'level-bars', dots: 'square', colors: ['ink', null, 'ink', 'ink'], woven: {} },
  { id: 'image-flat', modules: 'rounded', dots: 'square', colors: ['ink', 'ground', 'ink', 'accent'] },
  {
    id: 'image-gradient',
    modules: 'dots',
    dots: 'rounded',
    colors: [null, null, 'ink', 'accent'],
    gradient: ['accent', 'second'],
    direction: 'to bottom right',
  },
  {
    id: 'image-glow',
    modules: 'square',
    dots: 'rounded',
    colors: [null, null, 'accent', 'ink'],
    gradient: ['second', 'ink'],
  },
  {
    id: 'pearls',
    modules: 'level-bars',
    dots: 'square',
    colors: [null, null, 'ink', 'second'],
    gradient: ['ink', 'second'],
    direction: 'to right',
    woven: { look: 'pearls', strength: 0.75 },
  },
  { id: 'image-accent', modules: 'rounded', dots: 'square', colors: ['accent', 'ground', 'ink', 'ink'] },
  {
    id: 'image-deep',
    modules: 'dots',
    dots: 'rounded',
    colors: [null, null, 'second', 'ink'],
    gradient: ['ink', 'accent'],
    direction: 'to bottom',
  },
  { id: 'image-second', modules: 'square', dots: 'rounded', colors: ['second', null, 'accent', 'accent'] },
  {
    id: 'sturdy-woven',
    modules: 'level-bars',
    dots: 'square',
    colors: ['second', null, 'second', 'ink'],
    woven: { strength: 0.65, isSturdy: true },
  },
  { id: 'image-ink', modules: 'rounded', dots: 'square', colors: ['ink', null, 'accent', 'second'] },
  { id: 'image-duo', modules: 'dots', dots: 'rounded', colors: ['accent', 'ground', 'second', 'second'] },
  {
    id: 'image-fade',
    modules: 'square',
    dots: 'rounded',
    colors: [null, null, 'ink', 'ink'],
    gradient: ['accent', 'ink'],
    direction: 'to bottom left',
  },
];
