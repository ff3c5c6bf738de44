import type { ColorField, QrDesign } from '#design';
import type { ConditionId } from '#scanning/tunnel';
import type { Ink } from './inks.ts';
import type { Verdict } from './verdict.ts';

/** Something that was found in a code, with its figures; its sentence is made where it is shown. */
export type Finding = {
  /** The same for the same cause. */
  readonly id: string;
  /**
   * How grave it is by itself: the best verdict that it allows. 'everywhere' for what costs a code nothing with phones.
   */
  readonly verdict: Verdict;
} & FindingFacts;

/** Contrasts are WCAG 2.2 ratios, 1 to 21. */
export type FindingFacts =
  /** Light on dark. */
  | { readonly kind: 'inverted' }
  /**
   * Corners on the other side of the ground than the code: light ones in a dark code (`isLight`), or dark ones in a
   * light code.
   */
  | { readonly kind: 'turned'; readonly fields: readonly ColorField[]; readonly isLight: boolean }
  /** Paper too dark for a white page, from which it differs by `contrast`. */
  | { readonly kind: 'paper'; readonly contrast: number }
  /** A color too light for its ground; `ink` is null where only the picture is known. */
  | {
      readonly kind: 'ink';
      readonly ink: Ink | null;
      readonly isOnWhite: boolean;
      readonly contrast: number;
      readonly needed: number;
    }
  /** See-through parts that leave too little on a dark page. */
  | { readonly kind: 'clear' }
  /** The visitor's image alone. */
  | ({ readonly kind: 'image'; readonly isFull: boolean } & Harm)
  /** The image that is woven into the code, with its own colors. */
  | ({ readonly kind: 'woven' } & Harm)
  /** Colors and image together, or whatever else: `misread` modules cannot be told dark from light. */
  | ({ readonly kind: 'modules'; readonly misread: number; readonly image: 'none' | 'center' | 'full' } & Harm)
  /** Rings of finder patterns that are circles. */
  | { readonly kind: 'corners' }
  /** Modules of too few pixels. */
  | { readonly kind: 'density'; readonly size: number; readonly pixels: number }
  /** `share` of what a plain code passes is lost, 0 to 1. */
  | { readonly kind: 'readings'; readonly share: number; readonly conditions: readonly ConditionId[] }
  /** `right` of `tests` readings succeed in red light that all do in full color. */
  | { readonly kind: 'red-light'; readonly right: number; readonly tests: number };

/**
 * What is lost most of, and how many corrections the worst block needs; for 'askew' if it is sampled a little off
 * center.
 */
export interface Harm {
  readonly costs: 'corrections' | 'askew' | 'contrast' | 'pattern' | 'edges';
  readonly used: number;
  readonly correctable: number;
}

/** A design with the image on it. */
export interface DesignOfCode {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}
