import type { QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import type { Fix, NoFix } from '#scanning/fixes';
import type { Specimen } from '#scanning/pixels';
import type { DecoderId, Reading } from '#scanning/tunnel';
import type { Finding, Verdict } from '#scanning/verdict';

/** The input of judging: a design, or a finished picture without a known design. */
export type ScanRequest = DesignRequest | PictureRequest;

/** Requests the judgment of a design, with fixes. */
export interface DesignRequest {
  readonly design: QrDesign;
  /** The design's image, loaded. */
  readonly image: UploadedImage | null;
  /** A finished picture of the design. It is judged if it is given; otherwise, a drawing of the design is judged. */
  readonly picture?: Pixels;
}

/** Requests the judgment of a finished picture whose design is not known. This judgment contains no fixes. */
export interface PictureRequest {
  readonly picture: Pixels;
}

/**
 * Why judging ended before its last report.
 * - `no-code`: no decoder finds a code in the picture.
 * - `unidentified`: a decoder reads a code, but the modules of this code cannot be identified.
 * - `unloaded`: the judge could not be loaded.
 * - `broken`: an unexpected error occurred.
 */
export type ScanFailure = 'no-code' | 'unidentified' | 'unloaded' | 'broken';

/** Why a code does not scan everywhere, and its fix. */
export interface Reason {
  readonly finding: Finding;
  /** Null before the stage 'fixes', and if there is no fix. */
  readonly fix: Fix | null;
  /** Why there is no fix. Null if there is a fix, if the design is not known, and before the stage 'fixes'. */
  readonly whyNoFix: NoFix | null;
}

/** The result of judging up to a stage. Each stage adds to the one before. */
export interface ScanReport {
  readonly stage: 'budget' | 'first' | 'full' | 'fixes';
  /** Null at the stage 'budget'. Never the best verdict while a decoder is missing. */
  readonly verdict: Verdict | null;
  /**
   * Share of readings that succeed with the picture, 0 to 1. Readings that fail both with the picture and with its
   * plain code (the same text in black on white) are not counted. 0 at the stage 'budget'.
   */
  readonly share: number;
  /** Wrong codewords in the worst block. */
  readonly used: number;
  /** Codewords that can be corrected in that block. */
  readonly correctable: number;
  /** The gravest first. */
  readonly reasons: readonly Reason[];
  /**
   * The fix for all reasons together. Null if there is no such fix, if the fix for one of the reasons is enough, and
   * before the stage 'fixes'.
   */
  readonly everything: Fix | null;
  readonly readings: readonly Reading[];
  /**
   * Readings in red light. A reading is repeated in red light only if it succeeds in full color. Empty if the verdict
   * is worse than 'good-conditions', if the colors are far enough apart in red light, and before the stage 'fixes'.
   */
  readonly redLight: readonly Reading[];
  readonly specimen: Omit<Specimen, 'picture' | 'page'>;
  /**
   * Decoders that could not be loaded. If there are any, the best verdict is not given. Empty at the stage 'budget'.
   */
  readonly missingDecoders: readonly DecoderId[];
  /**
   * Whether the code was cut out of a larger or skewed picture. If so, the specimen's grid does not fit that picture.
   */
  readonly isCutOut: boolean;
  /** Indexes `y * size + x` of misread modules, ascending. */
  readonly misread: readonly number[];
}
