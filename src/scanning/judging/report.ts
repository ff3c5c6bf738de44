import type { QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import type { Fix, NoFix } from '#scanning/fixes';
import type { Specimen } from '#scanning/pixels';
import type { ReaderId, Reading } from '#scanning/tunnel';
import type { Finding, Verdict } from '#scanning/verdict';

/** The input of judging: a design, or a finished picture without a known design. */
export type ScanRequest = DesignRequest | PictureRequest;

export interface DesignRequest {
  readonly design: QrDesign;
  /** The design's image, loaded. */
  readonly image: UploadedImage | null;
  /** The finished picture of the design, judged as it is. Absent: the design is drawn. */
  readonly picture?: Pixels;
}

export interface PictureRequest {
  readonly picture: Pixels;
}

/**
 * Why there is no answer, or no further one: no reader finds a code in the picture; its modules cannot be identified;
 * the judge could not be loaded; or an unexpected error occurred.
 */
export type ScanFailure = 'no-code' | 'unidentified' | 'unloaded' | 'broken';

/** Why a code does not scan everywhere, and its fix. */
export interface Reason {
  readonly finding: Finding;
  /** Null until the stage 'fixes', and if there is none. */
  readonly fix: Fix | null;
  /** Set only for a design at the stage 'fixes', if there is no fix. */
  readonly whyNoFix: NoFix | null;
}

/** The state of judging. Each stage keeps everything of the stage before. */
export interface ScanReport {
  readonly stage: 'budget' | 'first' | 'full' | 'fixes';
  /** Null until 'first'. Never the best verdict while a reader is missing. */
  readonly verdict: Verdict | null;
  /** Of the readings in which a plain black code of the same text is read, the share that succeeds, 0 to 1. */
  readonly share: number;
  /** Wrong codewords in the worst block. */
  readonly used: number;
  /** Codewords that can be corrected in that block. */
  readonly correctable: number;
  /** The gravest first. */
  readonly reasons: readonly Reason[];
  /** The fix for everything that can be fixed; null until 'fixes', and if the fix of one reason does as much. */
  readonly everything: Fix | null;
  readonly readings: readonly Reading[];
  /**
   * The readings in red light of those that succeed in full color. Empty until 'fixes', and if the colors leave no
   * doubt.
   */
  readonly redLight: readonly Reading[];
  readonly specimen: Omit<Specimen, 'picture' | 'page'>;
  /** Readers that could not be loaded, so the best verdict is not given. Empty at the stage 'budget'. */
  readonly missingReaders: readonly ReaderId[];
  /** The code was cut out of a larger or skewed picture, so the specimen's grid does not fit that picture. */
  readonly isCutOut: boolean;
  /** Indexes `y * size + x` of misread modules, ascending. */
  readonly misread: readonly number[];
}
