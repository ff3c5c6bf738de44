import type { QrDesign } from '#design';
import type { LookImageFacts } from '#looks';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';
import type { LookAnswer } from '#scanning/looks';
import type { PrintedCode, PrintReport } from '#scanning/prints';

/**
 * The tasks of the judging worker. Its progress on a design or a picture are the reports, stage by stage; the answer is
 * null or the reason for having none. For a print it answers with the report.
 */
export interface JudgeWork {
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  /** Returns the facts about an image on which the looks of a design depend. */
  readonly facts: { readonly request: PackedDesign; readonly answer: LookImageFacts };
  /** A first glance at a design in a look, drawn in small. */
  readonly glance: { readonly request: PackedDesign; readonly answer: LookGlance };
  /** The full verdict on a design in a look. */
  readonly look: { readonly request: PackedDesign; readonly answer: LookAnswer };
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
}

/** A design as it is posted: the image is the kept value, and the design's `customImage` is empty. */
export interface PackedDesign {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** A `ScanRequest` as it is posted. */
export type JudgeRequest = (PackedDesign & { readonly picture?: Pixels }) | { readonly picture: Pixels };

/** The result of a first glance at a look, with the look in small as a data URL; null unless it passes. */
export interface LookGlance {
  readonly answer: LookAnswer;
  readonly picture: string | null;
}
