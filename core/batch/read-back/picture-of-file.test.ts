import { describe, expect, it } from 'vitest';
import { FILE_ORDERS } from '#batch/testing';
import { createRandom, randomDesign } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, MODULE_SHAPES } from '#design';
import { pixelGrid, rasterize } from '#drawing';
import { type FileOrder, gridOfFile, makeUndrawn, redraw, writeFile } from '#making';
import { flattenOn } from '#raster';
import { readModules } from '#scanning/pixels';
import { UnreadableFileError } from './page-reader.ts';
import { pictureOfFile } from './picture-of-file.ts';

/**
 * Largest accepted difference in luma, from 0 to 255, between the center of a module in the file and the center of the
 * same module in the drawing. Edges that lie between pixels cause such differences.
 */
const SAME_LUMA = 14;

/** Share of modules that may differ by more than `SAME_LUMA`, because they are at an image's edge or beside a curve. */
const MOST_OTHERS = 0.02;

async function fileOf(seed: number, order: FileOrder) {
  const { design, image } = randomDesign(createRandom(seed));
  const shaped = { ...design, style: { ...design.style, moduleShape: MODULE_SHAPES[seed % MODULE_SHAPES.length] } };
  const made = makeUndrawn(shaped, image);
  const drawing = redraw(made, shaped, image, gridOfFile(made.code.size, order));
  if (!drawing.code) throw new Error('No code');
  return { made, design: shaped, image, place: drawing.code, file: await writeFile(drawing, made.text, order) };
}

describe.each(Object.entries(FILE_ORDERS))('pictureOfFile, given %s', (_, order) => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))('returns what was drawn: design %d', async (seed) => {
    const { made, design, image, place, file } = await fileOf(seed, order);
    const { picture, grid } = await pictureOfFile(file, order, place, new Map());
    const seen = readModules(picture, grid).luma;
    const large = pixelGrid(made.code.size, 8 * (made.code.size + 8), 4);
    const drawn = readModules(flattenOn(rasterize(redraw(made, design, image, large)), 255), large).luma;
    const others = seen.filter((luma, k) => Math.abs(luma - drawn[k]) > SAME_LUMA);
    expect(others.length / seen.length).toBeLessThanOrEqual(MOST_OTHERS);
  });

  it('depends on the bytes of the file alone: another file with a code at the same place gives another picture', async () => {
    const [one, other] = await Promise.all(
      ['https://example.com/1', 'https://example.com/2'].map(async (content) => {
        const design = { ...DEFAULT_DESIGN, content };
        const made = makeUndrawn(design, null);
        const drawing = redraw(made, design, null, gridOfFile(made.code.size, order));
        if (!drawing.code) throw new Error('No code');
        return { place: drawing.code, file: await writeFile(drawing, made.text, order) };
      }),
    );
    const pictures = [one, other].map(({ file }) => pictureOfFile(file, order, one.place, new Map()));
    const [first, second] = await Promise.all(pictures);
    expect(second.picture.data).not.toEqual(first.picture.data);
    expect((await pictureOfFile(one.file, order, other.place, new Map())).picture.data).toEqual(first.picture.data);
  });

  it('refuses a file that is cut off anywhere', async () => {
    const { file, place } = await fileOf(1, order);
    for (const share of [0, 0.1, 0.5, 0.9]) {
      const cut = file.slice(0, Math.floor(share * file.length));
      await expect(pictureOfFile(cut, order, place, new Map())).rejects.toThrow(UnreadableFileError);
    }
  });
});

const DEFAULT_PLAIN = { ...DEFAULT_DESIGN, content: 'https://example.com/' };

describe('pictureOfFile, given an SVG file', () => {
  const order = FILE_ORDERS.svg;
  const plain = DEFAULT_PLAIN;

  async function change(from: string | RegExp, to: string) {
    const made = makeUndrawn(plain, null);
    const drawing = redraw(made, plain, null, gridOfFile(made.code.size, order));
    if (!drawing.code) throw new Error('No code');
    const text = new TextDecoder().decode(await writeFile(drawing, made.text, order));
    const changed = text.replace(from, to);
    if (from !== '') expect(changed).not.toBe(text);
    return pictureOfFile(new TextEncoder().encode(changed), order, drawing.code, new Map());
  }

  it('applies the transforms of groups', async () => {
    const whole = await change('', '');
    const moved = await change('<g id="data">', '<g id="data" transform="translate(1) matrix(1 0 0 1 -1 0) scale(1)">');
    expect(moved.picture.data).toEqual(whole.picture.data);
    const away = await change('<g id="data">', '<g id="data" transform="translate(1)">');
    expect(away.picture.data).not.toEqual(whole.picture.data);
  });

  it.each([
    ['an unknown element', '</svg>', '<rect width="9" height="9"/></svg>'],
    ['an unknown transform', '<g id="data">', '<g id="data" transform="rotate(3)">'],
    ['an unknown color', 'fill="#000000"', 'fill="black"'],
    ['a missing paint', 'fill="#000000"', 'fill="url(#a)"'],
    ['an unknown path command', ' d="M', ' d="A'],
    ['no size', /viewBox="[^"]*"/, ''],
  ])('refuses a file with %s', async (_name, from, to) => {
    await expect(change(from, to)).rejects.toThrow(UnreadableFileError);
  });
});

it('pictureOfFile refuses a file if the code at the given place would reach beyond the page', async () => {
  for (const order of Object.values(FILE_ORDERS)) {
    const made = makeUndrawn(DEFAULT_PLAIN, null);
    const drawing = redraw(made, DEFAULT_PLAIN, null, gridOfFile(made.code.size, order));
    if (!drawing.code) throw new Error('No code');
    const file = await writeFile(drawing, made.text, order);
    for (const [x, y] of [
      [1, 0],
      [0, 1],
    ]) {
      const place = { ...drawing.code, x: drawing.code.x + x, y: drawing.code.y + y };
      await expect(pictureOfFile(file, order, place, new Map())).rejects.toThrow(UnreadableFileError);
    }
  }
});

it.each(['#FFFFFF00', '#FFFFFF80'])('a background of %s is white in the picture of a file', async (backgroundColor) => {
  const style = { ...DEFAULT_STYLE, backgroundColor };
  const design = { ...DEFAULT_DESIGN, content: 'x', qrType: 'custom', style } as const;
  for (const order of Object.values(FILE_ORDERS)) {
    const made = makeUndrawn(design, null);
    const drawing = redraw(made, design, null, gridOfFile(made.code.size, order));
    if (!drawing.code) throw new Error('No code');
    const { page } = await pictureOfFile(await writeFile(drawing, made.text, order), order, drawing.code, new Map());
    expect([...page.data.subarray(0, 4)], order.format).toEqual([255, 255, 255, 255]);
  }
});
