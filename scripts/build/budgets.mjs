/**
 * Budgets for the files that the home page loads before a visitor does anything and at the first touch, and for all
 * images. Used by `size-limit --config scripts/build/budgets.mjs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { homeFiles, touchScripts } from './manifest.mjs';
import { LANGUAGES } from './words.mjs';

const { styles } = homeFiles(LANGUAGES[0].tag);
const [, font] = /href="\/([^"]+\.woff2)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
const images = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!community).*\.(png|jpg|webp|avif|svg|ico)$/.test(name),
);

export default [
  // In other languages, the same sentences are longer, or their letters take more bytes.
  ...LANGUAGES.flatMap(({ tag, name }) => [
    {
      name: `${name}: JavaScript of the home page`,
      path: homeFiles(tag).scripts.map(fromHere),
      gzip: true,
      limit: tag === 'en' ? '122 kB' : '124 kB',
    },
    {
      name: `${name}: JavaScript of the first touch`,
      path: touchScripts(tag).map(fromHere),
      gzip: true,
      limit: tag === 'en' ? '165 kB' : '173 kB',
    },
  ]),
  { name: 'CSS of the home page', path: styles.map(fromHere), gzip: true, limit: '15 kB' },
  { name: 'Font', path: fromHere(String(font)), brotli: false, limit: '40 kB' },
  ...images.map((image) => ({
    name: `Image ${image}`,
    path: fromHere(image),
    brotli: false,
    // The example codes may be larger, because one of them shows a photograph.
    limit: /assets.(woven|gradient|logo)-.*\.webp$/.test(image) ? '40 kB' : '20 kB',
  })),
];

/**
 * @param {string} file
 * @returns {string} the path of `file` relative to this script, as size-limit needs it
 */
function fromHere(file) {
  return `../../dist/${file.replaceAll('\\', '/')}`;
}
