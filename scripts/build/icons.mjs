/** Draws the site's icons. The mark consists of whole modules, so it needs no anti-aliasing. */
import { writeFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import { PNG } from 'pngjs';

/** The mark: a finder pattern whose ring is open at one corner. `R` is the ring, `D` the dot. */
const MARK = ['RRRR...', 'R......', 'R.DDD..', 'R.DDD.R', 'R.DDD.R', 'R.....R', 'RRRRRRR'];

/** The tokens of the light theme: --paper, --ink, --accent. @type {Readonly<Record<string, string>>} */
const COLORS = { '.': 'f8f5ee', R: '1d1a16', D: 'be3418' };

/**
 * Sizes in pixels, margins in modules on each side. Systems may cut a maskable icon to a circle of four fifths of its
 * width. This circle must contain the corners of the mark.
 */
const ICONS = [
  { file: 'icon-180.png', size: 180, margin: 1.5 },
  { file: 'icon-192.png', size: 192, margin: 1 },
  { file: 'icon-512.png', size: 512, margin: 1 },
  { file: 'icon-512-maskable.png', size: 512, margin: 3 },
];

/**
 * Writes the PNG icons and favicon.ico, which some browsers and programs request even if no page names it.
 * @param {string} folder
 */
export async function writeIcons(folder) {
  for (const { file, size, margin } of ICONS) await writeFile(`${folder}/${file}`, png(size, margin));
  await writeFile(`${folder}/favicon.ico`, await pngToIco([png(16, 0.5), png(32, 0.5)]));
}

/**
 * @param {number} size
 * @param {number} margin
 */
function png(size, margin) {
  const module = Math.floor(size / (MARK.length + 2 * margin));
  const start = Math.floor((size - module * MARK.length) / 2);
  const picture = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sign = MARK[Math.floor((y - start) / module)]?.[Math.floor((x - start) / module)] ?? '.';
      picture.data.write(`${COLORS[sign]}ff`, 4 * (y * size + x), 'hex');
    }
  }
  // Without filters, files of pictures with large plain areas are smallest.
  return PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}
