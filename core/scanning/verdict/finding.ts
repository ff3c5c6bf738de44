import type { ColorField, QrDesign } from '#design';
import type { ConditionId } from '#scanning/tunnel';
import type { Ink } from './inks.ts';
import type { Verdict } from './verdict.ts';

/** A cause that limits how well a code scans, with its figures. Its sentences are in `words/`. */
export type Finding = {
  /** Identifies the cause. A cause has the same id in every judgment. */
  readonly id: string;
  /** The best verdict that this cause allows on its own; 'everywhere' for a cause that does not affect phones. */
  readonly verdict: Verdict;
} & FindingFacts;

/** Contrasts are WCAG 2.2 ratios, 1 to 21. */
export type FindingFacts =
  /** A light code on a dark background. */
  | { readonly kind: 'inverted' }
  /**
   * Finder patterns that are lighter than the background although the other modules are dark (`isLight` is true), or
   * darker than the background although the other modules are light (`isLight` is false).
   */
  | { readonly kind: 'turned'; readonly fields: readonly ColorField[]; readonly isLight: boolean }
  /**
   * A background that is too dark for any ink. On a white page, a code with this background does not get the verdict
   * 'everywhere', even if its ink is black. `contrast` is between background and page.
   */
  | { readonly kind: 'paper'; readonly contrast: number }
  /**
   * A color too light for its background. `ink` is null if only the picture is known. `contrast` is that of color and
   * background, `needed` the contrast of the lightest color that would scan everywhere. `isOnWhite` says whether the
   * background is nearly white; it is false if only the picture is known. If a design's background is too dark even for
   * black, `contrast`, `needed` and `isOnWhite` are computed with white in place of the background.
   */
  | {
      readonly kind: 'ink';
      readonly ink: Ink | null;
      readonly isOnWhite: boolean;
      readonly contrast: number;
      readonly needed: number;
    }
  /** Transparent parts that leave too little contrast on a dark page. */
  | { readonly kind: 'clear' }
  /** The visitor's image does harm. It would do so with any colors of the code. */
  | ({ readonly kind: 'image'; readonly isFull: boolean } & Harm)
  /** An image that is woven into the code, which then has the image's colors. */
  | ({ readonly kind: 'woven' } & Harm)
  /**
   * Colors and image together, or an unknown cause. `misread` modules are read as the wrong color. `image` is where the
   * design has its image.
   */
  | ({ readonly kind: 'modules'; readonly misread: number; readonly image: 'none' | 'center' | 'full' } & Harm)
  /** Finder patterns whose rings are circles or have round corners. */
  | { readonly kind: 'corners' }
  /** A code with too many modules for its picture: it has `size` × `size` modules, each `pixels` pixels wide. */
  | { readonly kind: 'density'; readonly size: number; readonly pixels: number }
  /**
   * Readings of the picture that fail. `share` is the share of readings that fail, from 0 to 1. It leaves out readings
   * that also fail with the plain code, which is the same text in black on white. `conditions` are all conditions under
   * which a reading of the picture failed.
   */
  | { readonly kind: 'readings'; readonly share: number; readonly conditions: readonly ConditionId[] }
  /** `right` of `tests` readings succeed in red light; all succeed in full color. */
  | { readonly kind: 'red-light'; readonly right: number; readonly tests: number };

/**
 * The worst kind of damage. In the worst block, `used` codewords are wrong, and `correctable` wrong codewords could be
 * corrected. For 'askew', the modules are sampled slightly off center before codewords are counted.
 */
export interface Harm {
  readonly costs: 'corrections' | 'askew' | 'contrast' | 'pattern' | 'edges';
  readonly used: number;
  readonly correctable: number;
}

/** A design, and whether it has an image. */
export interface DesignOfCode {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}
