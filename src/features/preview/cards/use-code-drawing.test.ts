import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { type Drawing, drawQrCode, gridSize, type ModuleGrid, moduleGrid } from '#drawing';
import { makeUndrawn } from '#making';
import type { UploadedImage } from '#raster';

const weaveDrawing = vi.hoisted(() => vi.fn());
vi.mock('#workbench', () => ({ weaveDrawing }));

const { drawCode } = await import('./use-code-drawing.ts');

const CUSTOM: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com', qrType: 'custom', customImage: 'data:,' };
const WOVEN: QrDesign = { ...CUSTOM, imagePosition: 'full', weave: DEFAULT_WEAVE };
const IMAGE: UploadedImage = {
  pixels: { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(255) },
  href: '',
};
/** This code is in all drawings. It is not woven, even if the design is, because weaving a code would take seconds. */
const MADE = makeUndrawn({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);

beforeEach(() => {
  weaveDrawing.mockReset();
});

/** Returns the drawing that `drawCode` makes of a design. The weaver is replaced. */
async function drawn(design: QrDesign, image: UploadedImage | null): Promise<Drawing> {
  weaveDrawing.mockImplementation(async (_: QrDesign, woven: UploadedImage, grid: ModuleGrid) =>
    drawQrCode(MADE.code, { ...CUSTOM, imagePosition: 'full' }, woven, grid),
  );
  return drawCode({ made: MADE, design, image });
}

it('a woven code is requested from the weaver with the standard margin of four modules', async () => {
  const drawing = await drawn(WOVEN, IMAGE);
  expect(weaveDrawing).toHaveBeenCalledTimes(1);
  const [design, image, grid] = weaveDrawing.mock.calls[0];
  expect([design, image]).toEqual([WOVEN, IMAGE]);
  expect(grid).toMatchObject({ modules: MADE.code.size, margin: 4 });
  expect(gridSize(grid)).toBe(1600);
  expect(drawing.width).toBe(1600);
});

it('a code that is not woven is drawn without the weaver, with a margin of four modules', async () => {
  for (const [design, image] of [
    [CUSTOM, IMAGE],
    [{ ...CUSTOM, imagePosition: 'full' }, IMAGE],
    [DEFAULT_DESIGN, null],
    [WOVEN, null],
  ] as const) {
    const { width, code } = await drawn(design, image);
    const { size } = MADE.code;
    expect(code).toEqual({ grid: moduleGrid(size, 4), x: 0, y: 0 });
    expect(width).toBe(size + 8);
  }
  expect(weaveDrawing).not.toHaveBeenCalled();
});

it('the images of a drawing have addresses, so that a page can show them', async () => {
  for (const design of [CUSTOM, WOVEN]) {
    const images = (await drawn(design, IMAGE)).layers.filter((layer) => layer.kind === 'image');
    expect(images.map((layer) => layer.image.href.slice(0, 22))).toEqual(['data:image/png;base64,']);
  }
});

it('drawCode rejects if weaving fails', async () => {
  weaveDrawing.mockRejectedValue(new Error('Not woven'));
  await expect(drawCode({ made: MADE, design: WOVEN, image: IMAGE })).rejects.toThrow('Not woven');
});
