import { expect, it, vi } from 'vitest';
import { readDesignIn } from '#carrying';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { pixelGrid } from '#drawing';
import { LoadFailure } from '#late';
import { makeCode } from '#making';
import type { FileChoice } from '#storage';
import type { Remade } from '#workbench';
import { drawSpecimen, fileName, requestFile } from './request-file.ts';

const calls = vi.hoisted(() => ({ weaveDrawing: vi.fn(), writePngApart: vi.fn() }));

vi.mock('./write-png-apart.ts', async (original) => {
  const { writePngApart } = await original<typeof import('./write-png-apart.ts')>();
  return { writePngApart: calls.writePngApart.mockImplementation(writePngApart) };
});
vi.mock('#workbench', async (original) => ({
  ...(await original<typeof import('#workbench')>()),
  weaveDrawing: calls.weaveDrawing,
  siteLettering: { load: async () => ({ prepare: () => Promise.reject(new TypeError('Failed to fetch')) }) },
}));

const CHOICE = {
  ...{ format: 'svg', margin: 4, mm: 30, isByPixels: false, pixels: 1200, dpi: 300, isBlackOnly: false },
} as FileChoice;
const WATCH = { signal: new AbortController().signal, onProgress: () => undefined };

function codeOf(part: Partial<QrDesign> = {}): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', ...part };
  return { made: makeCode(design, null), design, image: null };
}

it.each([
  [{}, 'quietzone-example.com-menu-30mm.svg'],
  [{ format: 'pdf', mm: 12.5, isByPixels: true }, 'quietzone-example.com-menu-12.5mm.pdf'],
  [{ format: 'png' }, 'quietzone-example.com-menu-30mm.png'],
  // With its margins, the code of 29 modules is 37 modules wide. The multiple of 37 nearest to 1,200 pixels is 1,184.
  [{ format: 'png', isByPixels: true }, 'quietzone-example.com-menu-1184px.png'],
] as const)('fileName has the name of the code and its size: %j → %s', (choice, name) => {
  expect(fileName(codeOf(), { ...CHOICE, ...choice })).toBe(name);
});

it.each([
  ['svg', 'image/svg+xml', '<svg'],
  ['pdf', 'application/pdf', '%PDF'],
  ['png', 'image/png', '\x89PNG'],
] as const)(
  'requestFile makes a file of the type %s, which contains a design only if one is given',
  async (format, type, begin) => {
    const code = codeOf();
    for (const carried of [null, code.design]) {
      const file = await requestFile(code, { ...CHOICE, format }, carried, WATCH, new Date(0));
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(file.type).toBe(type);
      expect(Buffer.from(bytes).toString('latin1')).toContain(begin);
      expect((await readDesignIn(bytes))?.is ?? 'none').toBe(carried ? 'design' : 'none');
    }
  },
);

it('drawSpecimen draws a PDF in black if that is its ink, and all other files in the colors of the design', async () => {
  const code = codeOf({ qrType: 'custom', style: { ...DEFAULT_DESIGN.style, foregroundColor: '#1d4ed8' } });
  const drawn = async (part: object) => JSON.stringify((await drawSpecimen(code, { ...CHOICE, ...part })).drawing);
  const blue = '"r":29,"g":78,"b":216';
  expect(await drawn({ format: 'svg', isBlackOnly: true })).toContain(blue);
  expect(await drawn({ format: 'pdf' })).toContain(blue);
  expect(await drawn({ format: 'pdf', isBlackOnly: true })).not.toContain(blue);
});

it.each([1, 2, 4] as const)(
  'drawSpecimen draws a code of 29 modules with the chosen margin of %i modules',
  async (margin) => {
    const { drawing } = await drawSpecimen(codeOf(), { ...CHOICE, margin });
    expect([drawing.width, drawing.height]).toEqual([29 + 2 * margin, 29 + 2 * margin]);
  },
);

it('requestFile writes the given date and ink into a PDF', async () => {
  const pdfWith = async (isBlackOnly: boolean, date: Date) => {
    const code = codeOf({ qrType: 'custom', style: { ...DEFAULT_DESIGN.style, foregroundColor: '#1d4ed8' } });
    const file = await requestFile(code, { ...CHOICE, format: 'pdf', isBlackOnly }, null, WATCH, date);
    return Buffer.from(await file.arrayBuffer()).toString('latin1');
  };
  const date = new Date(2026, 10, 22);
  expect(await pdfWith(false, date)).toContain('D:20261122');
  expect(await pdfWith(true, date)).not.toBe(await pdfWith(false, date));
});

it('requestFile and drawSpecimen reject with a LoadFailure if the fonts of a caption cannot be loaded', async () => {
  const code = codeOf({ caption: 'Menu' });
  await expect(requestFile(code, CHOICE, null, WATCH)).rejects.toThrow(LoadFailure);
  await expect(drawSpecimen(code, CHOICE)).rejects.toThrow(LoadFailure);
});

it('a PNG is written in a worker, other files are not', async () => {
  calls.writePngApart.mockClear();
  await requestFile(codeOf(), { ...CHOICE, format: 'svg' }, null, WATCH);
  expect(calls.writePngApart).not.toHaveBeenCalled();
  await requestFile(codeOf(), { ...CHOICE, format: 'png' }, null, WATCH);
  expect(calls.writePngApart).toHaveBeenCalledTimes(1);
  expect(calls.writePngApart.mock.calls[0][3]).toBe(WATCH);
});

it('drawSpecimen calls weaveDrawing for a woven code, with a grid that is 480 pixels wide', async () => {
  const { made, design } = codeOf();
  calls.weaveDrawing.mockResolvedValue(made.drawing);
  const woven: QrDesign = {
    ...design,
    qrType: 'custom',
    customImage: 'data:,',
    imagePosition: 'full',
    weave: DEFAULT_WEAVE,
  };
  const image = {} as NonNullable<Remade['image']>;
  await drawSpecimen({ made, design: woven, image }, CHOICE);
  const grid = pixelGrid(made.code.size, 480, CHOICE.margin);
  expect(calls.weaveDrawing).toHaveBeenCalledExactlyOnceWith(woven, image, grid);
});
