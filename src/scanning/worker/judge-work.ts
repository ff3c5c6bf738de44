import type { QrDesign } from '#design';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';
import type { PrintedCode, PrintReport } from '#scanning/prints';

/**
 * What the judging worker does. Its progress on a design or a picture are the reports, stage by stage; it answers why there
 * are none, or null. On a print it answers the report.
 */
export interface JudgeWork {
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
}

/** A `ScanRequest` as it travels: the image is the kept one, and the design's `customImage` is empty. */
export type JudgeRequest =
  | { readonly design: QrDesign; readonly hasImage: boolean; readonly picture?: Pixels }
  | { readonly picture: Pixels };
