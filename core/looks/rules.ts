// The looks as data. To add a look, add a row. In every look, the rings of the finder patterns are square, because no
// code with round rings scans everywhere.

import type { CornerDotShape, GradientDirection, GradientName, ModuleShape, Weave } from '#design';
import type { ImageTone } from './image-palette.ts';

/** A color as `#RRGGBB`, or a tone of the image's palette. */
export type Tone = `#${string}` | ImageTone;

/** How a look is made. An omitted color is black, or white for the background. */
export interface LookRule {
  /** Unique among the rules. */
  readonly id: string;
  readonly modules: ModuleShape;
  readonly dots: Exclude<CornerDotShape, 'circle'>;
  readonly ink?: Tone;
  readonly ground?: Tone;
  readonly squares?: Tone;
  readonly centers?: Tone;
  readonly gradient?: {
    /** The name of a specified gradient, or two tones. */
    readonly colors: GradientName | readonly [Tone, Tone];
    /** Absent: radial. */
    readonly direction?: GradientDirection;
  };
  /** How the image is woven into the code. If that does not scan everywhere, the shapes and colors above are used. */
  readonly woven?: Partial<Weave>;
}

/**
 * Looks for any design, eight per page. No two on a page have both the same `modules` and the same `dots`. With an
 * image, only the first four of a page are shown.
 */
export const OWN_RULES: readonly LookRule[] = [
  { id: 'ink', modules: 'square', dots: 'square' },
  {
    id: 'sunset',
    modules: 'dots',
    dots: 'square',
    gradient: { colors: 'Sunset', direction: 'to bottom right' },
  },
  {
    id: 'harbor',
    modules: 'rounded',
    dots: 'rounded',
    ink: '#12355B',
    ground: '#F1F6FB',
    squares: '#12355B',
    centers: '#B3261E',
  },
  {
    id: 'violet',
    modules: 'upright-bars',
    dots: 'square',
    gradient: { colors: 'Electric Violet', direction: 'to bottom' },
  },
  { id: 'ocean', modules: 'level-bars', dots: 'square', gradient: { colors: 'Ocean Green', direction: 'to right' } },
  { id: 'crimson', modules: 'rounded', dots: 'square', gradient: { colors: 'Crimson Tide' } },
  {
    id: 'garden',
    modules: 'dots',
    dots: 'rounded',
    ink: '#1F4D36',
    ground: '#FBF6E6',
    squares: '#1F4D36',
    centers: '#8A3B12',
  },
  {
    id: 'plum',
    modules: 'square',
    dots: 'rounded',
    ink: '#4A154B',
    ground: '#FBEFF6',
    squares: '#4A154B',
    centers: '#A3195B',
  },

  {
    id: 'brick',
    modules: 'square',
    dots: 'square',
    ink: '#6B1F14',
    ground: '#FDF3EC',
    squares: '#6B1F14',
    centers: '#2B2B2B',
  },
  {
    id: 'cosmic',
    modules: 'dots',
    dots: 'square',
    gradient: { colors: 'Cosmic Fusion', direction: 'to bottom left' },
  },
  { id: 'mojito', modules: 'rounded', dots: 'rounded', gradient: { colors: 'Mojito', direction: 'to bottom right' } },
  {
    id: 'graphite',
    modules: 'upright-bars',
    dots: 'square',
    ink: '#2A2D34',
    ground: '#F4F5F7',
    squares: '#2A2D34',
    centers: '#C13515',
  },
  { id: 'amber', modules: 'level-bars', dots: 'square', gradient: { colors: 'Amber Fire', direction: 'to right' } },
  { id: 'space', modules: 'rounded', dots: 'square', gradient: { colors: 'Deep Space' } },
  {
    id: 'lagoon',
    modules: 'dots',
    dots: 'rounded',
    ink: '#0B4F5C',
    ground: '#EEF9F7',
    squares: '#0B4F5C',
    centers: '#0B4F5C',
  },
  {
    id: 'grape',
    modules: 'square',
    dots: 'rounded',
    gradient: { colors: 'Purple Ocean', direction: 'to bottom' },
  },

  {
    id: 'moss',
    modules: 'square',
    dots: 'square',
    ink: '#3B4A12',
    ground: '#F8F8EA',
    squares: '#3B4A12',
    centers: '#3B4A12',
  },
  {
    id: 'berry',
    modules: 'dots',
    dots: 'square',
    ink: '#7A0F3D',
    ground: '#FFF2F5',
    squares: '#2B1A3F',
    centers: '#7A0F3D',
  },
  {
    id: 'dusk',
    modules: 'rounded',
    dots: 'rounded',
    gradient: { colors: ['#243B8A', '#7A1F6B'], direction: 'to bottom right' },
  },
  {
    id: 'pine',
    modules: 'upright-bars',
    dots: 'square',
    gradient: { colors: ['#0F3D2E', '#1C6B4A'], direction: 'to bottom' },
  },
  {
    id: 'navy',
    modules: 'level-bars',
    dots: 'square',
    ink: '#14213D',
    ground: '#FFF8E7',
    squares: '#14213D',
    centers: '#9A4B00',
  },
  { id: 'ember', modules: 'rounded', dots: 'square', gradient: { colors: ['#A61E22', '#3D0B0B'] } },
  {
    id: 'slate',
    modules: 'dots',
    dots: 'rounded',
    gradient: { colors: ['#37474F', '#0D3B66'], direction: 'to right' },
  },
  {
    id: 'cocoa',
    modules: 'square',
    dots: 'rounded',
    ink: '#4B2E1E',
    ground: '#FAF3EA',
    squares: '#4B2E1E',
    centers: '#4B2E1E',
  },
];

/**
 * Looks in the colors of an image, four per page. On each page, the first four `OWN_RULES` of that page follow. None of
 * the `IMAGE_RULES` has both the same `modules` and the same `dots` as one of the `OWN_RULES` that follow.
 */
export const IMAGE_RULES: readonly LookRule[] = [
  { id: 'woven', modules: 'level-bars', dots: 'square', ink: 'ink', squares: 'ink', centers: 'ink', woven: {} },
  {
    id: 'image-flat',
    modules: 'rounded',
    dots: 'square',
    ink: 'ink',
    ground: 'ground',
    squares: 'ink',
    centers: 'accent',
  },
  {
    id: 'image-gradient',
    modules: 'dots',
    dots: 'rounded',
    squares: 'ink',
    centers: 'accent',
    gradient: { colors: ['accent', 'second'], direction: 'to bottom right' },
  },
  {
    id: 'image-glow',
    modules: 'square',
    dots: 'rounded',
    squares: 'accent',
    centers: 'ink',
    gradient: { colors: ['second', 'ink'] },
  },

  {
    id: 'pearls',
    modules: 'level-bars',
    dots: 'square',
    gradient: { colors: ['ink', 'second'], direction: 'to right' },
    squares: 'ink',
    centers: 'second',
    woven: { look: 'pearls', strength: 0.75 },
  },
  {
    id: 'image-accent',
    modules: 'rounded',
    dots: 'square',
    ink: 'accent',
    ground: 'ground',
    squares: 'ink',
    centers: 'ink',
  },
  {
    id: 'image-deep',
    modules: 'dots',
    dots: 'rounded',
    squares: 'second',
    centers: 'ink',
    gradient: { colors: ['ink', 'accent'], direction: 'to bottom' },
  },
  { id: 'image-second', modules: 'square', dots: 'rounded', ink: 'second', squares: 'accent', centers: 'accent' },

  {
    id: 'sturdy-woven',
    modules: 'level-bars',
    dots: 'square',
    ink: 'second',
    squares: 'second',
    centers: 'ink',
    woven: { strength: 0.65, isSturdy: true },
  },
  { id: 'image-ink', modules: 'rounded', dots: 'square', ink: 'ink', squares: 'accent', centers: 'second' },
  {
    id: 'image-duo',
    modules: 'dots',
    dots: 'rounded',
    ink: 'accent',
    ground: 'ground',
    squares: 'second',
    centers: 'second',
  },
  {
    id: 'image-fade',
    modules: 'square',
    dots: 'rounded',
    squares: 'ink',
    centers: 'ink',
    gradient: { colors: ['accent', 'ink'], direction: 'to bottom left' },
  },
];
