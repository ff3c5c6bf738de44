/** Draws the site's icons: the mark is made of whole modules, so a few rectangles are the whole picture. */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** The mark, a finder pattern whose ring is open at one corner. `R` is the ring, `D` the dot. */
const MARK = ['RRRR...', 'R......', 'R.DDD..', 'R.DDD.R', 'R.DDD.R', 'R.....R', 'RRRRRRR'];

/** The tokens of the light theme: --paper, --ink, --accent. */
const PALETTE = Buffer.from('f8f5ee1d1a16be3418', 'hex');
const COLORS = { '.': 0, R: 1, D: 2 };

/**
 * Sizes in pixels; margins in modules on each side. Masked icons are cut to a circle of four fifths of their width, and
 * the mark's corners must lie inside it.
 */
const ICONS = [
  { file: 'icon-180.png', size: 180, margin: 1.5 },
  { file: 'icon-192.png', size: 192, margin: 1 },
  { file: 'icon-512.png', size: 512, margin: 1 },
  { file: 'icon-512-maskable.png', size: 512, margin: 3 },
];

/**
 * Writes the icons that are no vectors.
 * @param {string} folder
 */
export function writeIcons(folder) {
  for (const { file, size, margin } of ICONS) writeFileSync(`${folder}/${file}`, png(size, margin));
  writeFileSync(`${folder}/favicon.ico`, ico(png(32, 0.5), 32));
}

/**
 * @param {number} size
 * @param {number} margin
 */
function png(size, margin) {
  const module = Math.floor(size / (MARK.length + 2 * margin));
  const start = Math.floor((size - module * MARK.length) / 2);
  return encodePng(size, size, PALETTE, (x, y) => {
    const sign = MARK[Math.floor((y - start) / module)]?.[Math.floor((x - start) / module)] ?? '.';
    return COLORS[/** @type {keyof typeof COLORS} */ (sign)];
  });
}

/**
 * A PNG file of at most 256 colours.
 * @param {number} width
 * @param {number} height
 * @param {Buffer} palette red, green and blue of each colour
 * @param {(x: number, y: number) => number} colorAt the number of a pixel's colour
 */
export function encodePng(width, height, palette, colorAt) {
  // Each row begins with its filter's number, 0 for none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colorAt(x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/**
 * An icon file that holds one PNG, for browsers and programs that ask for /favicon.ico whatever the page says.
 * @param {Buffer} image
 * @param {number} size
 */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(8, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
