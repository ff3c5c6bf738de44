import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { DEFAULT_FILE_CHOICE, type FileChoice, readFileChoice } from '#storage';
import type { Remade } from '#workbench';
import { makeProofSource } from './proof-source.ts';

vi.mock('#storage', async (load) => ({ ...(await load<object>()), readFileChoice: vi.fn() }));

beforeEach(() => vi.mocked(readFileChoice).mockReset());

async function sourceWith(choice: Partial<FileChoice>, part: Partial<QrDesign> = {}) {
  vi.mocked(readFileChoice).mockReturnValue({ ...DEFAULT_FILE_CHOICE, ...choice });
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', ...part };
  const code: Remade = { made: makeCode(design, null), design, image: null };
  return makeProofSource(code, null, new Date(0));
}

it('a proof is about the chosen file, with its name, its bytes and its size', async () => {
  const source = await sourceWith({ format: 'pdf', mm: 40, margin: 2 });
  expect(source).toMatchObject({
    ...{ name: 'quietzone-example.com-menu-40mm.pdf', type: 'application/pdf' },
    ...{ mm: 40, width: 40, margin: 2, pixels: null },
  });
  expect(Buffer.from(source.bytes).toString('latin1')).toMatch(/^%PDF/);
});

it('a frame makes the page wider than its code', async () => {
  const { width, mm } = await sourceWith({ mm: 40 }, { frame: 'line' });
  expect(mm).toBe(40);
  expect(width).toBeGreaterThan(40);
});

it('only a PNG has a width in pixels; if its size was chosen in pixels, it has no size in print', async () => {
  expect(await sourceWith({ format: 'png', mm: 30, dpi: 300 })).toMatchObject({ mm: 30, pixels: expect.any(Number) });
  expect(await sourceWith({ format: 'png', isByPixels: true })).toMatchObject({ mm: null, pixels: 1184 });
  expect(await sourceWith({ format: 'svg', isByPixels: true })).toMatchObject({ mm: 30, pixels: null });
});
