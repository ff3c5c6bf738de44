import type { QrDesign } from '#design';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';

/**
 * What the judging worker does. Its progress are the reports, stage by stage; it answers why there are none, or null.
 */
export interface JudgeWork {
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
}

/** A `ScanRequest` as it travels: the image is the kept one, and the design's `customImage` is empty. */
export type JudgeRequest =
  | { readonly design: QrDesign; readonly hasImage: boolean; readonly picture?: Pixels }
  | { readonly picture: Pixels };
