import type { QrDesign } from '#design';
import type { LookImageFacts } from '#looks';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';
import type { LookAnswer } from '#scanning/looks';
import type { PrintedCode, PrintReport } from '#scanning/prints';

/** The tasks of the judging worker, as requests and answers. */
export interface JudgeWork {
  /**
   * Judges a design or picture completely. Each stage is sent as a progress message. The answer is null, or the failure
   * that ended the judging.
   */
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  /** Finds the facts about a design's image that decide which looks (ready styles) the design gets. */
  readonly facts: { readonly request: PackedDesign; readonly answer: LookImageFacts };
  /** Judges a design in a look quickly, and makes a thumbnail if the look passes. */
  readonly glance: { readonly request: PackedDesign; readonly answer: LookGlance };
  /** Finds the full verdict on a design in a look. */
  readonly look: { readonly request: PackedDesign; readonly answer: LookAnswer };
  /** Judges a code at its print size. */
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
}

/**
 * A design as it is posted: `customImage` is empty. The image's pixels are sent instead, as the value that the worker
 * keeps from one request to the next (`Kept` in `#workers`).
 */
export interface PackedDesign {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** A `ScanRequest` as it is posted. */
export type JudgeRequest = (PackedDesign & { readonly picture?: Pixels }) | { readonly picture: Pixels };

/** The answer to `glance`. `picture` is a thumbnail as a data URL, or null if the look does not pass. */
export interface LookGlance {
  readonly answer: LookAnswer;
  readonly picture: string | null;
}
