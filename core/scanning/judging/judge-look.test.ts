import { expect, it } from 'vitest';
import { lookSubject, stayingLooks } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { WEAK_DECODER } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { drawSample, loadJudgeTools } from '#testing';
import { judge, type ScanReport } from './judge.ts';
import { findLookFacts, glanceAt, judgeLook } from './judge-look.ts';

const tools = await loadJudgeTools();
const loadTools = async (): Promise<JudgeTools> => tools;

/** One seed with an image. `npm run calibrate` judges all of them. */
it('the full verdict on every look that stayingLooks returns is "everywhere"', async () => {
  const staying = await stayingLooks(lookSubject(67), 1, tools, [3]);
  expect(staying).not.toEqual([]);
  for (const look of staying) {
    if (!look) continue;
    const reports: ScanReport[] = [];
    await judge(look.request, loadTools, (report) => reports.push(report));
    expect([look.id, reports.at(-1)?.verdict]).toEqual([look.id, 'everywhere']);
  }
});

const DESIGN = { ...DEFAULT_DESIGN, content: 'https://example.com', qrType: 'custom' } as const;

it('glanceAt passes a design without faults, and returns its picture', async () => {
  const { answer, picture } = await glanceAt({ design: DESIGN, image: null }, loadTools);
  expect([answer, picture?.width]).toEqual(['passes', 400]);
});

it.each([
  ['light ink', { style: { ...DEFAULT_STYLE, foregroundColor: '#BBBBBB' } }],
  ['round rings', { style: { ...DEFAULT_STYLE, cornerSquareShape: 'rounded' } }],
  ['a text that fits no code', { content: 'x'.repeat(3000) }],
  ['an invalid color', { style: { ...DEFAULT_STYLE, foregroundColor: 'red' } }],
] as const)('glanceAt and judgeLook fail %s', async (_, changes) => {
  const request = { design: { ...DESIGN, ...changes }, image: null };
  expect(await glanceAt(request, loadTools)).toEqual({ answer: 'fails', picture: null });
  expect(await judgeLook(request, loadTools)).toBe('fails');
});

it('glanceAt and judgeLook answer "untested" while a decoder is missing', async () => {
  const alone = async (): Promise<JudgeTools> => ({ ...tools, decoders: [WEAK_DECODER] });
  const request = { design: DESIGN, image: null };
  expect(await glanceAt(request, alone)).toEqual({ answer: 'untested', picture: null });
  expect(await judgeLook(request, alone)).toBe('untested');
});

it('findLookFacts keeps an image size at which the code scans everywhere, and reduces a larger one', () => {
  const image = { pixels: drawSample('cup', 100), href: '' };
  const sizeOf = (imageSize: number): number =>
    findLookFacts({ design: { ...DESIGN, customImage: 'data:image/png,', imageSize }, image }).size;
  expect(sizeOf(20)).toBe(20);
  expect([24, 20, 16, 12]).toContain(sizeOf(50));
  expect(sizeOf(10)).toBe(10);
});

it('if no image size lets the code scan everywhere, findLookFacts returns the current size, but at most 12%', () => {
  const image = { pixels: drawSample('cup', 100), href: '' };
  // The modules of so long a text are too small, whatever the image.
  const design = { ...DESIGN, type: 'text', content: 'x'.repeat(500), customImage: 'data:image/png,' } as const;
  const sizeOf = (imageSize: number): number => findLookFacts({ design: { ...design, imageSize }, image }).size;
  expect([sizeOf(16), sizeOf(10)]).toEqual([12, 10]);
});

it.each([
  ['colors', { style: { ...DEFAULT_STYLE, foregroundColor: '#FFE05D' } }],
  ['woven image', { imagePosition: 'full', weave: DEFAULT_WEAVE }],
] as const)('the size that findLookFacts returns does not depend on the %s of the design', (_, changes) => {
  const image = { pixels: drawSample('cup', 100), href: '' };
  const sizeOf = (own: Partial<QrDesign>): number =>
    findLookFacts({ design: { ...DESIGN, customImage: 'data:image/png,', imageSize: 50, ...own }, image }).size;
  expect(sizeOf(changes)).toBe(24);
});
