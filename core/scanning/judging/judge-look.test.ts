import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { WEAK_DECODER } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { drawSample, loadJudgeTools } from '#testing';
import { findLookFacts, glanceAt, judgeLook } from './judge-look.ts';

const tools = await loadJudgeTools();
const loadTools = async (): Promise<JudgeTools> => tools;

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

it('glanceAt answers "untested" while a decoder is missing', async () => {
  const alone = async (): Promise<JudgeTools> => ({ ...tools, decoders: [WEAK_DECODER] });
  const request = { design: DESIGN, image: null };
  expect(await glanceAt(request, alone)).toEqual({ answer: 'untested', picture: null });
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
  const design = { ...DESIGN, type: 'text', content: 'x'.repeat(300), customImage: 'data:image/png,' } as const;
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
