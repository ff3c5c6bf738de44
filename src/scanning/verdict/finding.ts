import type { ColorField, QrDesign } from '#design';
import type { ConditionId } from '#scanning/tunnel';
import type { Ink } from './inks.ts';
import type { Verdict } from './verdict.ts';

/** A cause that limits a code, with its figures; its sentence is in the words. */
export type Finding = {
  /** Equal for the same cause. */
  readonly id: string;
  /** The best verdict that it allows on its own; 'everywhere' for a cause that does not affect phones. */
  readonly verdict: Verdict;
} & FindingFacts;

/** Contrasts are WCAG 2.2 ratios, 1 to 21. */
export type FindingFacts =
  /** Light on dark. */
  | { readonly kind: 'inverted' }
  /**
   * Corners whose contrast with the background is opposite to the code's: light ones in a dark code (`isLight`), or
   * dark ones in a light code.
   */
  | { readonly kind: 'turned'; readonly fields: readonly ColorField[]; readonly isLight: boolean }
  /** A background too dark for a white page; `contrast` is between the two. */
  | { readonly kind: 'paper'; readonly contrast: number }
  /** A color too light for its background; `ink` is null if only the picture is known. */
  | {
      readonly kind: 'ink';
      readonly ink: Ink | null;
      readonly isOnWhite: boolean;
      readonly contrast: number;
      readonly needed: number;
    }
  /** Transparent parts that leave too little contrast on a dark page. */
  | { readonly kind: 'clear' }
  /** The visitor's image alone. */
  | ({ readonly kind: 'image'; readonly isFull: boolean } & Harm)
  /** The image that is woven into the code, with its own colors. */
  | ({ readonly kind: 'woven' } & Harm)
  /** Colors and image together, or another cause: `misread` modules are ambiguous. */
  | ({ readonly kind: 'modules'; readonly misread: number; readonly image: 'none' | 'center' | 'full' } & Harm)
  /** Rings of finder patterns that are circles. */
  | { readonly kind: 'corners' }
  /** Modules with too few pixels. */
  | { readonly kind: 'density'; readonly size: number; readonly pixels: number }
  /** The lost share of what a plain code passes, 0 to 1. */
  | { readonly kind: 'readings'; readonly share: number; readonly conditions: readonly ConditionId[] }
  /** `right` of `tests` readings succeed in red light; all succeed in full color. */
  | { readonly kind: 'red-light'; readonly right: number; readonly tests: number };

/**
 * The kind of damage that is worst, and the corrections that the worst block needs; for 'askew', if it is sampled
 * slightly off center.
 */
export interface Harm {
  readonly costs: 'corrections' | 'askew' | 'contrast' | 'pattern' | 'edges';
  readonly used: number;
  readonly correctable: number;
}

/** A design, and whether an image lies on it. */
export interface DesignOfCode {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}
