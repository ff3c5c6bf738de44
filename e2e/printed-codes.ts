import { PNG } from 'pngjs';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode, isDark, moduleRoles, placeOf, Role } from '#engine';
import { fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { shoot } from '#scanning/tunnel';

const QUIET_ZONE = 4;

/** Draws a code with so many pixels per module. Modules of data, evenly spread, have the wrong color: `spoiled` of them. */
export function printedCode(text: string, scale: number, spoiled = 0): Pixels {
  const code = encode(text, { level: 'Q' });
  const grid = pixelGrid(code.size, scale * (code.size + 2 * QUIET_ZONE), QUIET_ZONE);
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN, null, grid));
  const roles = moduleRoles(code.version, code.level);
  const data = Array.from({ length: code.size ** 2 }, (_, index) => index).filter(
    (index) => roles[index] === Role.data,
  );
  for (let k = 0; k < spoiled; k++) {
    const [x, y] = placeOf(data[Math.floor(((k + 0.5) * data.length) / spoiled)], code.size);
    for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
      const start = 4 * (row * picture.width + edgeOf(grid, x));
      for (let at = start; at < start + 4 * scale; at += 4) picture.data.fill(isDark(code, x, y) ? 255 : 0, at, at + 3);
    }
  }
  return picture;
}

/** Returns a gray picture of a camera with the prints side by side, as they look a little turned and tilted. */
export function cameraFrame(width: number, height: number, ...prints: readonly Pixels[]): GrayPicture {
  const frame = { width, height, luma: new Float32Array(width * height).fill(130) };
  for (const [k, print] of prints.entries()) {
    const shot = shoot(toGray(print, 255), {
      ...{ page: 210, margin: 0.1, width: 0.6 * Math.min(height, width / prints.length) },
      ...{ rotation: 8, tilt: 12, blur: 0.7, shade: 0.8, range: [25, 225], noise: 3 },
    });
    const left = Math.round(((k + 0.5) * width) / prints.length - shot.width / 2);
    const top = Math.round((height - shot.height) / 2);
    for (let y = 0; y < shot.height; y++) {
      frame.luma.set(shot.luma.subarray(y * shot.width, (y + 1) * shot.width), (top + y) * width + left);
    }
  }
  return frame;
}

export function pngOf(picture: Pixels | GrayPicture): Buffer {
  const { width, height, data } = 'luma' in picture ? fromGray(picture) : picture;
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png);
}

/** Returns a video of one frame, which Chromium repeats. Its parser wants this header, and a whole last frame. */
export function y4mOf({ width, height, luma }: GrayPicture): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  // Luma in video is from 16 to 235.
  const video = Buffer.from(Uint8Array.from(luma, (value) => Math.round(16 + (value * 219) / 255)));
  return Buffer.concat([header, video, chroma]);
}
