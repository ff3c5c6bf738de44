import type { GradientDirection, QrDesign } from '#design';
import type { Pixels } from '#drawing';
import type { QrCode } from '#engine';
import type { Reading } from './tunnel.ts';
import type { Verdict } from './verdict-text.ts';

/**
 * What is to be judged: a design with the pixels of its uploaded image (null without one), or a finished picture with the text that it
 * should hold.
 */
export type ScanRequest =
  | { readonly design: QrDesign; readonly gradientDirection: GradientDirection; readonly picture: Pixels | null }
  | { readonly png: Pixels; readonly text: string };

/** A changed design that scans better, tried before it is offered. */
export interface Repair {
  /** What to do, as a button says it: 'Darken Color 2 to #8A5A00'. */
  readonly label: string;
  /** The whole design after the change. */
  readonly design: QrDesign;
  /** Measured on the changed design. */
  readonly verdict: Verdict;
}

/** Why a code does not scan everywhere, in a sentence with its figures. */
export interface Reason {
  /** The same for the same cause. */
  readonly id: string;
  readonly text: string;
  /** Null until the stage 'repairs', and when there is none. */
  readonly repair: Repair | null;
  /** Only at the stage 'repairs', and there only without a repair. */
  readonly whyNoRepair?: string;
}

/** What is known so far. Each stage knows all that the one before knew. */
export interface ScanReport {
  readonly stage: 'budget' | 'first' | 'full' | 'repairs';
  /** Null until 'first'. */
  readonly verdict: Verdict | null;
  /** Share of readings that are right, 0 to 1, of those in which a plain black code of the same text is read. */
  readonly share: number;
  /** Codewords repaired in the worst block. */
  readonly used: number;
  /** Codewords that can be repaired in that block. */
  readonly repairs: number;
  /** The gravest first. */
  readonly reasons: readonly Reason[];
  /** One change that repairs all that can be repaired; null until 'repairs', and where one reason's repair does as much. */
  readonly everything: Repair | null;
  readonly readings: readonly Reading[];
  readonly code: QrCode;
  /** Modules that read wrong, indexes `y * code.size + x`, ascending. */
  readonly misread: readonly number[];
}
