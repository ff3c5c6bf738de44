import { pictureWords } from '#words/generator-pictures';

const MEGABYTE = 2 ** 20;
const MILLION = 1_000_000;

/** A limit that a file exceeds: `found` is the file's figure, `most` the limit. */
interface Excess {
  readonly of: string;
  readonly found: number;
  readonly most: number;
}

/** Returns why an image is refused. `excess` is the exceeded limit, if any. */
export function imageRefusalText(code: keyof typeof pictureWords.notTaken, excess: Excess | null): string {
  const { notTaken, exceeded } = pictureWords;
  switch (excess?.of) {
    case 'bytes':
      return exceeded.bytes(inUnits(excess, MEGABYTE));
    case 'pixels':
    case 'imagePixels':
      return exceeded[excess.of](inUnits(excess, MILLION));
    case 'elements':
      return exceeded.elements(excess);
    case 'work':
      return exceeded.work;
    default:
      return notTaken[code];
  }
}

/** Rounds up to a tenth, so that a file just above a limit never seems to be at the limit. */
function inUnits({ found, most }: Excess, unit: number): { readonly found: number; readonly most: number } {
  const rounded = (value: number): number => Math.ceil((10 * value) / unit) / 10;
  return { found: rounded(found), most: rounded(most) };
}
