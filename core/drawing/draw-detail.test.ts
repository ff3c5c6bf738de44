import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, MODULE_SHAPES, type ModuleShape, type QrDesign } from '#design';
import { encode, moduleRoles, placeOf, Role } from '#engine';
import { cutPixels, type Pixels } from '#raster';
import { type Detail, drawDetail, drawQrCode } from './draw-qr-code.ts';
import { rasterize } from './rasterize.ts';

const CODE = encode('A PART OF THIS CODE', { level: 'H', minVersion: 4 });
const DETAIL: Detail = { column: 10, row: 12, width: 6 };

function designOf(moduleShape: ModuleShape): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, moduleShape } };
}

/** Returns the pixels of some modules of a picture. */
function cut(picture: Pixels, column: number, row: number, modules: number): Buffer {
  const edge = (module: number): number => Math.round(((module + 1) * 400) / (CODE.size + 2));
  const [x, y] = [edge(column), edge(row)];
  const box = { x, y, width: edge(column + modules) - x, height: edge(row + modules) - y };
  return Buffer.from(cutPixels(picture, box).data);
}

it.each(MODULE_SHAPES)('drawDetail draws the modules of a detail exactly as drawQrCode does: %s', (moduleShape) => {
  const { column, row, width } = DETAIL;
  const design = designOf(moduleShape);
  const [part, whole] = [drawDetail(CODE, design, DETAIL), drawQrCode(CODE, design)].map((drawing) =>
    cut(rasterize(drawing), column, row, width),
  );
  expect(part.equals(whole)).toBe(true);
});

it('drawDetail leaves out modules that do not touch the detail, but draws all finder patterns', () => {
  const part = drawDetail(CODE, designOf('square'), DETAIL);
  const picture = rasterize(part);
  const beyond = [...moduleRoles(CODE.version, CODE.level)].flatMap((role, index) => {
    const [x, y] = placeOf(index, CODE.size);
    const away = Math.max(DETAIL.column - x, x - DETAIL.column - 5, DETAIL.row - y, y - DETAIL.row - 5);
    return away > 1 && role !== Role.finderRing && role !== Role.finderCenter ? [cut(picture, x, y, 1)] : [];
  });
  expect(beyond.length).toBeGreaterThan(500);
  expect(beyond.every((pixels) => pixels.every((byte) => byte === 255))).toBe(true);
  const findersOf = ({ layers }: typeof part) => layers.filter(({ part: name }) => name.startsWith('finder'));
  expect(findersOf(part)).toEqual(findersOf(drawQrCode(CODE, designOf('square'))));
});
