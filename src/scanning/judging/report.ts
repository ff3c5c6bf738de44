import type { QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import type { Fix, NoFix } from '#scanning/fixes';
import type { Specimen } from '#scanning/pixels';
import type { ReaderId, Reading } from '#scanning/tunnel';
import type { Finding, Verdict } from '#scanning/verdict';

/** What is to be judged: a design, or a finished picture of which nothing else is known. */
export type ScanRequest = DesignRequest | PictureRequest;

export interface DesignRequest {
  readonly design: QrDesign;
  /** The design's image, loaded. */
  readonly image: UploadedImage | null;
  /** The finished picture of the design, to be judged as it is; absent: the design is drawn. */
  readonly picture?: Pixels;
}

export interface PictureRequest {
  readonly picture: Pixels;
}

/**
 * Why there is no answer, or no further one: no reader finds a code in the picture; a reader reads one whose modules
 * cannot be made out; what judges could not be loaded; or something that should not fail did.
 */
export type ScanFailure = 'no-code' | 'unidentified' | 'unloaded' | 'broken';

/** Why a code does not scan everywhere, and what can be done about it. */
export interface Reason {
  readonly finding: Finding;
  /** Null until the stage 'fixes', and when there is none. */
  readonly fix: Fix | null;
  /** Only at the stage 'fixes' of a design, and there only without a fix. */
  readonly whyNoFix: NoFix | null;
}

/** What is known so far. Each stage knows all that the one before knew. */
export interface ScanReport {
  readonly stage: 'budget' | 'first' | 'full' | 'fixes';
  /** Null until 'first'; never the best one while a reader is missing. */
  readonly verdict: Verdict | null;
  /** Share of readings that are right, 0 to 1, of those in which a plain black code of the same text is read. */
  readonly share: number;
  /** Wrong codewords in the worst block. */
  readonly used: number;
  /** Codewords that can be corrected in that block. */
  readonly correctable: number;
  /** The gravest first. */
  readonly reasons: readonly Reason[];
  /** The fix for everything that can be fixed; null until 'fixes', and where the fix of one reason does as much. */
  readonly everything: Fix | null;
  readonly readings: readonly Reading[];
  /**
   * What is read in red light of what is read in full color; empty until 'fixes', and where the colors leave no
   * doubt.
   */
  readonly redLight: readonly Reading[];
  readonly specimen: Omit<Specimen, 'picture' | 'page'>;
  /** Readers that could not be loaded, so that the best verdict is not given; empty at the stage 'budget'. */
  readonly missingReaders: readonly ReaderId[];
  /** The code was cut out of a larger or askew picture: the specimen's grid is not that picture's. */
  readonly isCutOut: boolean;
  /** Modules that read wrong, indexes `y * size + x`, ascending. */
  readonly misread: readonly number[];
}
