import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { encodePng, writeIcons } from './icons.mjs';

/** @param {PNG} picture @param {number} x @param {number} y */
function colorAt({ width, data }, x, y) {
  return data.toString('hex', 4 * (y * width + x), 4 * (y * width + x) + 3);
}

it('icon sizes match the file names, and the maskable mark is in a circle of 4/5 of the icon width', async () => {
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync('build/icons-test-');
  try {
    await writeIcons(folder);
    expect(readdirSync(folder).sort()).toEqual(
      ['favicon.ico', 'icon-180.png', 'icon-192.png', 'icon-512-maskable.png', 'icon-512.png'].sort(),
    );
    for (const name of ['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-512-maskable.png']) {
      const picture = PNG.sync.read(readFileSync(join(folder, name)));
      const size = Number(/\d+/.exec(name)?.[0]);
      expect([picture.width, picture.height], name).toEqual([size, size]);
      expect(colorAt(picture, 0, 0), name).toBe('f8f5ee');
      expect(colorAt(picture, size / 2, size / 2), name).toBe('be3418');
    }
    const masked = PNG.sync.read(readFileSync(join(folder, 'icon-512-maskable.png')));
    let farthest = 0;
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        if (colorAt(masked, x, y) !== 'f8f5ee') farthest = Math.max(farthest, Math.hypot(x + 0.5 - 256, y + 0.5 - 256));
      }
    }
    expect(farthest).toBeLessThan(0.4 * 512);
    // The beginning of an ICO file states its type (1 for ICO), the number of its pictures (2), and their widths.
    const ico = readFileSync(join(folder, 'favicon.ico'));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('encodePng writes an opaque PNG of the given colors', () => {
  const picture = PNG.sync.read(encodePng(2, 1, (x) => (x === 0 ? 0x123456 : 0xfffefd)));
  expect(picture.data.toString('hex')).toBe('123456fffffefdff');
});
