import type { QrDesign } from '#design';
import type { LookImageFacts } from '#looks';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';
import type { LookAnswer } from '#scanning/looks';
import type { PrintedCode, PrintReport } from '#scanning/prints';

/** The tasks of the judging worker, as requests and answers. */
export interface JudgeWork {
  /** The full judgment of a design or picture. Each stage is a progress message; the answer is null or the failure. */
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  /** The facts about an image on which the looks of a design depend. */
  readonly facts: { readonly request: PackedDesign; readonly answer: LookImageFacts };
  /** A first glance at a design in a look (a ready style), with a thumbnail. */
  readonly glance: { readonly request: PackedDesign; readonly answer: LookGlance };
  /** The full verdict on a design in a look. */
  readonly look: { readonly request: PackedDesign; readonly answer: LookAnswer };
  /** The judgment of a print. */
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
}

/** A design as it is posted: `customImage` is empty. The image's pixels are sent as the kept value (`Kept`) instead. */
export interface PackedDesign {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** A `ScanRequest` as it is posted. */
export type JudgeRequest = (PackedDesign & { readonly picture?: Pixels }) | { readonly picture: Pixels };

/** The result of a first glance at a look. `picture` is a thumbnail as a data URL; null unless the look passes. */
export interface LookGlance {
  readonly answer: LookAnswer;
  readonly picture: string | null;
}
