/** What `scripts/calibrate-weaving.mjs` measures, one picture at a time. */
import { loadSource } from './load-source.mjs';

/**
 * @typedef {{ way: 'woven' | 'overlay' | 'halftone' | 'size', picture: string, text: string, strength: number,
 *   look: 'flowing' | 'pearls', size: number, isJudged: boolean }} Task
 * @typedef {Task & { reads: boolean[][], kept: number[], plain: number[], likeness: { luma: number, color: number } }} Result
 *   `reads`: as it is, on white, on dark, by reader; `kept` and `plain`: conditions passed, of those that a plain code passes; empty where that was not looked at.
 */

const source = await loadSource('src/scanning/calibration/index.ts');
const { DEFAULT_DESIGN, OUTSIDE_CONDITIONS, OUTSIDE_READERS, SAMPLE_PICTURES } = source;

/** Readers that are no part of the site. */
export const READERS = /** @type {string[]} */ (OUTSIDE_READERS);

export const CONDITION_COUNT = OUTSIDE_CONDITIONS.length;

/** Of 15, 26, 45 and 80 bytes. */
const TEXTS = [
  'https://qz.show',
  'https://example.com/abcdef',
  'https://www.example.org/exhibitions/2025/open',
  'https://www.example.org/exhibitions/2025/open-day?from=poster&lang=en&place=hall',
];

const IMAGE_PIXELS = 600;

/** @returns {Task[]} */
export function weavingTasks() {
  const pictures = /** @type {string[]} */ (SAMPLE_PICTURES);
  const looks = /** @type {const} */ (['flowing', 'pearls']);
  const woven = pictures.flatMap((picture) =>
    TEXTS.flatMap((text) =>
      [0, 0.5, 1].flatMap((strength) =>
        looks.map((look) => ({
          way: /** @type {const} */ ('woven'),
          picture,
          text,
          strength,
          look,
          size: 400,
          isJudged: strength === 0.5 && look === 'flowing',
        })),
      ),
    ),
  );
  const others = woven
    .filter(({ isJudged }) => isJudged)
    .flatMap((task) => [
      { ...task, way: /** @type {const} */ ('overlay') },
      { ...task, way: /** @type {const} */ ('halftone') },
      ...[250, 1000].map((size) => ({ ...task, way: /** @type {const} */ ('size'), size, isJudged: false })),
    ]);
  return [...woven, ...others];
}

/**
 * @param {Task} task
 * @returns {Promise<Result>}
 */
export default async function measure(task) {
  const readers = await source.loadOutsideReaders();
  const image = { pixels: source.drawSample(task.picture, IMAGE_PIXELS), href: '' };
  const { pixels, grid } = paint(task, image);
  const conditions = task.isJudged ? OUTSIDE_CONDITIONS : OUTSIDE_CONDITIONS.slice(0, 3);
  const passes = async (/** @type {any} */ picture) => {
    const viewOf = source.outsideViewsOf(picture);
    const rows = [];
    for (const condition of conditions) {
      const view = viewOf(condition);
      const row = [];
      for (const reader of readers) row.push((await reader.read(view)) === task.text);
      rows.push(row);
    }
    return /** @type {boolean[][]} */ (rows);
  };
  const reads = await passes(pixels);
  const likeness = source.likeness(pixels, source.placeOriginal(image.pixels, grid), grid);
  if (!task.isJudged) return { ...task, reads: reads.slice(0, 3), kept: [], plain: [], likeness };
  const plain = await passes(
    source.rasterize(source.makeCode({ ...DEFAULT_DESIGN, type: 'text', content: task.text }, null).drawing),
  );
  const count = (/** @type {(row: number, reader: number) => boolean} */ isCounted) =>
    READERS.map(
      (_, reader) =>
        conditions.filter((/** @type {string} */ _name, /** @type {number} */ row) => isCounted(row, reader)).length,
    );
  return {
    ...task,
    reads: reads.slice(0, 3),
    kept: count((row, reader) => plain[row][reader] && reads[row][reader]),
    plain: count((row, reader) => plain[row][reader]),
    likeness,
  };
}

/**
 * @param {Task} task
 * @param {any} image
 */
function paint({ way, text, strength, look, size }, image) {
  const design = {
    ...DEFAULT_DESIGN,
    type: 'text',
    content: text,
    qrType: 'custom',
    imagePosition: 'full',
    customImage: 'data:image/png,',
  };
  if (way === 'halftone') return source.drawHalftone(text, image.pixels);
  const weave = { ...source.DEFAULT_WEAVE, strength, look };
  const drawn = way === 'overlay' ? design : { ...design, weave };
  const made = source.makeCode(drawn, image);
  const drawing =
    size === 400 ? made.drawing : source.redraw(made, drawn, image, source.pixelGrid(made.code.size, size));
  return { pixels: source.rasterize(drawing), grid: drawing.grid };
}
