import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { PlainReadings } from '#scanning/tunnel';
import { WOVEN_DESIGN } from '#testing';
import { drawSample, type SamplePicture } from '#weaving/testing';
import { judge, type ScanReport } from './judge.ts';

/** Returns the last report of a judgment without decoders, which depends on the limits alone. */
async function reportOf(picture: SamplePicture, changes: Partial<QrDesign['style']> = {}): Promise<ScanReport> {
  const design: QrDesign = {
    ...WOVEN_DESIGN,
    style: { ...DEFAULT_DESIGN.style, ...changes },
  };
  const image = { pixels: drawSample(picture, 300), href: '' };
  const reports: ScanReport[] = [];
  await judge(
    { design, image },
    async () => ({ decoders: [], plain: new PlainReadings(), pause: async () => undefined }),
    (report) => reports.push(report),
  );
  return reports[reports.length - 1];
}

describe('a woven picture', () => {
  it('is judged without regard to colors that it does not use', async () => {
    const report = await reportOf('flower', { foregroundColor: '#FFFF00', backgroundColor: '#000000' });
    // No limit is exceeded, but without decoders the best verdict is not given.
    expect(report.verdict).toBe('good-conditions');
    expect(report.reasons).toEqual([]);
  });

  it('gets a finding if its corners are light, and a fix that makes them black', async () => {
    const report = await reportOf('flower', { cornerSquaresColor: '#FFE9A0', cornerDotsColor: '#FFE9A0' });
    expect(report.verdict).not.toBe('everywhere');
    expect(report.reasons.map(({ finding }) => finding.kind)).toEqual(['woven']);
    const fix = report.reasons[0].fix ?? report.everything;
    expect(fix?.design.style.cornerSquaresColor).toBe('#000000');
    expect(fix?.design.weave).toBeDefined();
  });
});
