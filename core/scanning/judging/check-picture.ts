import type { Pixels } from '#raster';
import type { Finding, JudgeTools, SaidVerdict } from '#scanning/verdict';
import { judge, type ScanReport, saidVerdict } from './judge.ts';
import { findSpecimens, type SeenCode, type SeenSpecimen, seenIn, type UnidentifiedCode } from './see-codes.ts';
import { findWhyNothing, type WhyNothing } from './why-nothing.ts';

/** A code with its verdict, which is the one that this site gives its own codes. */
export interface CheckedCode extends Omit<SeenCode, 'is'> {
  readonly is: 'checked';
  /** The verdict to tell people. Never the best one while a decoder is missing. */
  readonly verdict: SaidVerdict;
  /** Why the code does not scan everywhere, the gravest first. Empty if it does. */
  readonly findings: readonly Finding[];
  /** The whole last report of judging: its readings, its reasons, and which decoders are missing. */
  readonly report: ScanReport;
}

export interface PictureCheck {
  /** Up to 16, the largest in the picture first. */
  readonly codes: readonly (CheckedCode | UnidentifiedCode)[];
  /** If no code was read, the likely reason. Otherwise null. */
  readonly reason: WhyNothing | null;
}

/**
 * Finds the codes in a picture, made by any program or photographed, and judges each of them as the site judges its own
 * codes. `onProgress` is called with all codes once they are found, and after each verdict. Rejects with a `RangeError`
 * without decoders, and if `pause` of the tools rejects.
 */
export async function checkPicture(
  picture: Pixels,
  tools: JudgeTools,
  onProgress: (codes: readonly (SeenCode | CheckedCode | UnidentifiedCode)[]) => void = () => undefined,
): Promise<PictureCheck> {
  const found = await findSpecimens(picture, tools);
  if (found.length === 0) return { codes: [], reason: await findWhyNothing(picture, tools) };
  const seen = seenIn(found);
  onProgress(seen);
  const codes: (CheckedCode | UnidentifiedCode)[] = [];
  for (const code of found) {
    codes.push('seen' in code ? await judgeSeen(code, picture, tools) : code);
    onProgress([...codes, ...seen.slice(codes.length)]);
  }
  return { codes, reason: null };
}

async function judgeSeen({ seen, specimen }: SeenSpecimen, picture: Pixels, tools: JudgeTools): Promise<CheckedCode> {
  const reports: ScanReport[] = [];
  await judge(
    { picture, specimen },
    async () => tools,
    (report) => reports.push(report),
  );
  const report = reports[reports.length - 1];
  const findings = report.reasons.map(({ finding }) => finding);
  return { ...seen, is: 'checked', verdict: saidVerdict(report)!, findings, report };
}
