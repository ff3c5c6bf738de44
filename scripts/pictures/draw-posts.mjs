/**
 * `node scripts/pictures/draw-posts.mjs` draws the pictures of the sample posts into public/community: one SVG for each
 * post with a picture, 48 by 27 units, drawn from the post's number and the name of the picture in its data.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadSource } from '../run/load-source.mjs';

const DATA = 'site/community/data';
const FOLDER = 'public/community';

/** Accent hues around the color circle, none of them pale: vermilion, ochre, green, teal, ultramarine, plum. */
const HUES = [35, 70, 150, 205, 268, 345];

const { box, paletteOf, randomStream, SCENES, SEED } = await loadSource('scripts/pictures/posts-source.ts');
mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(DATA).filter((name) => /^..\.json$/.test(name))) {
  for (const { n, picture } of JSON.parse(readFileSync(`${DATA}/${file}`, 'utf8')).posts) {
    if (picture) writeFileSync(`${FOLDER}/post-${n}.svg`, draw(n, picture));
  }
}

/**
 * @param {number} n
 * @param {string} picture
 */
function draw(n, picture) {
  const random = randomStream(SEED, n, 0);
  const palette = paletteOf(random.pick(HUES));
  /** @type {{ d: string, fill: string, opacity?: number }[]} */
  const shapes = [{ d: box(0, 0, 48, 27), fill: palette.ground }, ...SCENES[picture](random, palette)];
  const paths = shapes.map(({ d, fill, opacity }) => {
    const see = opacity === undefined ? '' : ` opacity="${opacity}"`;
    return `<path d="${d}" fill="${fill}"${see}/>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 27">\n<g id="art">\n${paths.join('')}</g>\n</svg>\n`;
}
