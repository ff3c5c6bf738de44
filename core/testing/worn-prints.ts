import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import type { QrCode } from '#engine';
import { clearPixels, flattenOn, type Pixels } from '#raster';
import type { Random } from './random.ts';

/**
 * What happened to a print: it is covered, or its paper is no longer flat. Public reports have all of them: stains and
 * bottles in markusfisch/BinaryEye #352, stickers in zxing/zxing #1530, scratches in NaturalHistoryMuseum/pyzbar #148,
 * folds there in #97 and in lessthanoptimal/BoofCV #383, bags in cozmo/jsQR #197.
 */
export const WEARS = ['coffee', 'blot', 'sticker', 'scratch', 'fold', 'bottle', 'bag'] as const;

export type Wear = (typeof WEARS)[number];

/** Returns a sharp print, black on white, to which something happened. */
export function wornPrint(code: QrCode, wear: Wear, random: Random): Pixels {
  const module = 8;
  const side = module * (code.size + 8);
  const print = flattenOn(rasterize(drawQrCode(code, DEFAULT_DESIGN, null, pixelGrid(code.size, side, 4))), 255);
  const within = (least: number, most: number): number => least + (most - least) * random();
  const spot = { x: side * within(0.3, 0.75), y: side * within(0.3, 0.75) };
  switch (wear) {
    case 'coffee': {
      const radius = side * within(0.14, 0.24);
      const wobble = within(0, 6);
      const [red, green, blue] = [within(0.45, 0.6), within(0.33, 0.45), within(0.2, 0.3)];
      return painted(print, (x, y, color) => {
        const [across, down] = [x - spot.x, y - spot.y];
        const edge = radius * (1 + 0.08 * Math.sin(wobble + 5 * Math.atan2(down, across)));
        const distance = Math.hypot(across, down) / edge;
        if (distance > 1) return color;
        const rim = distance > 0.9 ? 0.75 : 1;
        return [color[0] * red * rim, color[1] * green * rim, color[2] * blue * rim];
      });
    }
    case 'blot': {
      const radius = side * within(0.07, 0.11);
      const wobble = within(0, 6);
      return painted(print, (x, y, color) => {
        const [across, down] = [x - spot.x, y - spot.y];
        const edge = radius * (1 + 0.2 * Math.sin(wobble + 4 * Math.atan2(down, across)));
        return Math.hypot(across, down) > edge ? color : [25, 30, 70];
      });
    }
    case 'sticker': {
      const [width, height] = [side * within(0.18, 0.26), side * within(0.1, 0.15)];
      return painted(print, (x, y, color) => {
        const [across, down] = [x - spot.x + width / 2, y - spot.y + height / 2];
        if (across < 0 || down < 0 || across > width || down > height) return color;
        const isWord = down > height * 0.35 && down < height * 0.6 && across % 14 < 8;
        return isWord ? [40, 40, 40] : [250, 225, 90];
      });
    }
    case 'scratch': {
      const angle = within(-0.6, 0.6);
      const width = module * within(1.2, 2);
      return painted(print, (x, y, color) => {
        const [across, down] = [x - spot.x, y - spot.y];
        const beside = down * Math.cos(angle) - across * Math.sin(angle);
        const along = across * Math.cos(angle) + down * Math.sin(angle);
        return Math.abs(beside) < width / 2 && Math.abs(along) < 0.22 * side ? [235, 235, 235] : color;
      });
    }
    case 'fold': {
      const place = side * within(0.4, 0.6);
      const squeeze = within(0.78, 0.92);
      const shade = within(0.75, 0.92);
      const crease = module * within(0.3, 0.7);
      const bent = warped(print, (x, y) => ({ x: x < place ? x : place + (x - place) / squeeze, y }));
      return painted(bent, (x, _, color) => {
        if (Math.abs(x - place) < crease / 2) return [228, 228, 228];
        return x < place ? color : [color[0] * shade, color[1] * shade, color[2] * shade];
      });
    }
    case 'bottle': {
      const half = within(0.75, 1.05);
      const radius = side / 2 / half;
      const sag = side * within(0, 0.05);
      return warped(print, (x, y) => {
        const turn = Math.asin(Math.max(-1, Math.min(1, (x - side / 2) / radius)));
        return { x: side / 2 + turn * radius, y: y - sag * (1 - Math.cos(turn)) };
      });
    }
    case 'bag': {
      const [wave, phase] = [side * within(0.7, 1.1), within(0, 6)];
      const [across, down] = [module * within(0.7, 1.1), module * within(0.5, 1)];
      return warped(print, (x, y) => ({
        x: x + across * Math.sin(phase + (2 * Math.PI * (x + 0.4 * y)) / wave),
        y: y + down * Math.sin(phase + 2 + (2 * Math.PI * (y - 0.3 * x)) / wave),
      }));
    }
  }
}

type Color = readonly [red: number, green: number, blue: number];

function painted({ width, height, data }: Pixels, paint: (x: number, y: number, color: Color) => Color): Pixels {
  const result = data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    result.set(paint(x, y, [data[at], data[at + 1], data[at + 2]]), at);
  }
  return { width, height, data: result };
}

/** `from` returns the place in the picture that is seen at a place; beyond the picture there is white paper. */
function warped(picture: Pixels, from: (x: number, y: number) => { readonly x: number; readonly y: number }): Pixels {
  const { width, height, data } = picture;
  const result = clearPixels(width, height);
  result.data.fill(255);
  const points = 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < points ** 2; k++) {
        const seen = from(x + ((k % points) + 0.5) / points, y + (Math.floor(k / points) + 0.5) / points);
        const [column, row] = [Math.floor(seen.x), Math.floor(seen.y)];
        const isWithin = column >= 0 && row >= 0 && column < width && row < height;
        sum += isWithin ? data[4 * (row * width + column)] : 255;
      }
      result.data.fill(sum / points ** 2, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return result;
}
