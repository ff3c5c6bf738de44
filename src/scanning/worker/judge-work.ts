import type { QrDesign } from '#design';
import type { LookImageFacts } from '#looks';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';
import type { LookAnswer } from '#scanning/looks';
import type { PrintedCode, PrintReport } from '#scanning/prints';

/**
 * What the judging worker does. Its progress on a design or a picture are the reports, stage by stage; it answers why
 * there are none, or null. On a print it answers the report.
 */
export interface JudgeWork {
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  /** What the looks of a design with an image depend on. */
  readonly facts: { readonly request: PackedDesign; readonly answer: LookImageFacts };
  /** A first glance at a design in a look, which is drawn in small. */
  readonly glance: { readonly request: PackedDesign; readonly answer: LookGlance };
  /** The whole verdict on a design in a look. */
  readonly look: { readonly request: PackedDesign; readonly answer: LookAnswer };
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
}

/** A design as it travels: the image is the kept one, and the design's `customImage` is empty. */
export interface PackedDesign {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** A `ScanRequest` as it travels. */
export type JudgeRequest = (PackedDesign & { readonly picture?: Pixels }) | { readonly picture: Pixels };

/** What a first glance at a look tells, with the look in small as a data URL; null unless it passes. */
export interface LookGlance {
  readonly answer: LookAnswer;
  readonly picture: string | null;
}
