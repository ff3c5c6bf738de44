import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { labelSheet } from '#sheets';
import { drawRun, type RunCode } from './draw-run.ts';

const calls = vi.hoisted(() => ({ drawCode: vi.fn(), draw: vi.fn() }));

vi.mock('./use-code-drawing.ts', () => ({ drawCode: calls.drawCode }));
vi.mock('#sheets', async (original) => ({
  ...(await original<object>()),
  LabelPress: class {
    draw = calls.draw;
  },
}));

const SHEET = labelSheet('l7651')!;
const LETTERING = { prepare: async () => {} } as never;

function codeOf(id: string, content: string, part: object = {}): RunCode {
  const design: QrDesign = { ...DEFAULT_DESIGN, content };
  return { id, title: '', code: { made: makeCode(design, null), design, image: null, ...part } };
}

const run = (codes: readonly RunCode[]) =>
  drawRun({ codes, sheet: SHEET, hasAddress: true, lettering: LETTERING }, () => true);

beforeEach(() => {
  vi.resetAllMocks();
  calls.drawCode.mockResolvedValue('drawing');
  calls.draw.mockReturnValue({ drawing: 'label', layout: { moduleWidth: 1, block: null } });
});

it('a code with an image is printed on labels as it was made; a code without one may get a lower level', async () => {
  const long = `https://example.com/${'menu/'.repeat(20)}`;
  const plain = codeOf('plain', long);
  const logo = codeOf('logo', long, { image: { pixels: {} } });
  expect((await run([logo]))?.first?.made).toBe(logo.code.made);
  const made = (await run([plain]))?.first?.made;
  expect([plain.code.made.code.level, made?.code.level]).toEqual(['H', 'M']);
  expect((await run([plain]))?.first?.made).toBe(made);
});

it('a code is drawn only once, even if the title on its label changes', async () => {
  const code = codeOf('one', 'https://example.com/a');
  await run([code]);
  await run([{ ...code, title: 'Menu' }]);
  expect(calls.drawCode).toHaveBeenCalledTimes(1);
  expect(calls.draw.mock.calls[1][0]).toMatchObject({ text: { title: 'Menu' } });
});

it('a label without room for its address counts as shortened, even if it has no title', async () => {
  const codes = [codeOf('first', 'https://example.com'), codeOf('second', 'https://example.com/b')];
  expect(await run(codes)).toMatchObject({ cut: 1 });
  const text = codeOf('text', 'x', {});
  const words = { ...text, code: { ...text.code, made: { ...text.code.made, text: 'no address' } } };
  expect(await run([codes[0], words])).toMatchObject({ cut: 0 });
});

it('after 30 ms of drawing, the page gets a turn before the next code is drawn', async () => {
  const codes = [codeOf('first', 'https://example.com/c'), codeOf('second', 'https://example.com/d')];
  const drawnBeforeTurn = async (milliseconds: number) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    calls.draw.mockClear().mockImplementation(() => {
      now += milliseconds;
      return { drawing: 'label', layout: { moduleWidth: 1, block: null } };
    });
    const turn = new Promise<number>((resolve) => setTimeout(() => resolve(calls.draw.mock.calls.length)));
    await run(codes);
    return turn;
  };
  expect([await drawnBeforeTurn(30), await drawnBeforeTurn(31)]).toEqual([2, 1]);
  vi.restoreAllMocks();
});
