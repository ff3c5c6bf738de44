import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import { fromGray, type Pixels, toGray } from '#raster';
import { WEAK_DECODER } from './decoders.ts';
import { isReadWithHelp } from './help.ts';
import { isCodeIn } from './readings.ts';

const TEXT = 'https://example.com';
const OWN = encode(TEXT, CODE_OPTIONS);

/**
 * Returns the code with a quiet zone of `margin` modules. `ink` and `paper` return the luma at a position from 0 (left)
 * to 1 (right).
 */
function tinted(ink: (share: number) => number, paper: (share: number) => number, margin = 1): Pixels {
  const drawn = toGray(rasterize(drawQrCode(OWN, DEFAULT_DESIGN, null, pixelGrid(OWN.size, 400, margin))), 255);
  const { width, height } = drawn;
  const luma = drawn.luma.map((value, index) => {
    const share = (index % width) / (width - 1);
    return value < 128 ? ink(share) : paper(share);
  });
  return fromGray({ width, height, luma });
}

/** Returns whether the weak decoder reads the picture alone, and whether it reads the picture with help. */
async function isRead(picture: Pixels, middle: number | null): Promise<readonly [alone: boolean, helped: boolean]> {
  const alone = await isCodeIn(picture, OWN, WEAK_DECODER);
  return [alone, await isReadWithHelp(picture, OWN, middle, [WEAK_DECODER], async () => {})];
}

describe('isReadWithHelp', () => {
  it('separates similar tones at their midpoint', async () => {
    const faint = tinted(
      () => 118,
      () => 126,
    );
    expect(await isRead(faint, 122)).toEqual([false, true]);
  });

  it('separates tones by the local mean if the light changes across the picture', async () => {
    const paper = (share: number): number => 250 - 150 * share;
    const faded = tinted((share) => paper(share) - 7, paper, 4);
    expect(await isRead(faded, null)).toEqual([false, true]);
  });

  it('reads light ink on white', async () => {
    const light = tinted(
      () => 236,
      () => 255,
    );
    expect((await isRead(light, null))[1]).toBe(true);
  });

  it('reads nothing if ink and paper have the same tone', async () => {
    const even = tinted(
      () => 126,
      () => 126,
    );
    expect(await isRead(even, 126)).toEqual([false, false]);
  });
});
