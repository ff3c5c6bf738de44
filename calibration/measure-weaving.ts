// Measures one task of calibrate.mjs: a picture that is woven into a code, laid over a code, or drawn as a
// halftone code.
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign, type WeaveDetail, type WeaveLook } from '#design';
import { type ModuleGrid, pixelGrid, rasterize } from '#drawing';
import { makeCode, redraw } from '#making';
import type { Pixels, UploadedImage } from '#raster';
import { drawSample, SAMPLE_PICTURES, type SamplePicture } from '#testing';
import { drawHalftone, type Likeness, likeness, placeOriginal } from './likeness.ts';
import { loadOutsideDecoders, OUTSIDE_DECODERS } from './outside-decoders.ts';
import { OUTSIDE_CONDITIONS, outsideViewsOf } from './outside-readings.ts';

export interface WeavingTask {
  /** `size` and `finer` are woven too, in another size or with more detail. */
  readonly way: 'woven' | 'overlay' | 'halftone' | 'size' | 'finer';
  readonly picture: SamplePicture;
  readonly text: string;
  readonly strength: number;
  readonly look: WeaveLook;
  readonly detail: WeaveDetail;
  readonly size: number;
  /** Under all conditions, or only the first three: unchanged, on a white page, and on a dark page. */
  readonly isJudged: boolean;
}

export interface WeavingResult extends WeavingTask {
  /** One list for the unchanged picture, one for a white page, and one for a dark page. */
  readonly reads: readonly (readonly boolean[])[];
  /** For each decoder, under how many conditions it reads the picture and a plain code. Empty unless `isJudged`. */
  readonly stillRead: readonly number[];
  /** For each decoder, under how many conditions it reads a plain code of the text. Empty unless `isJudged`. */
  readonly plain: readonly number[];
  readonly likeness: Likeness;
}

export const DECODERS: readonly string[] = OUTSIDE_DECODERS;

export const CONDITION_COUNT = OUTSIDE_CONDITIONS.length;

/** Texts of 15, 26, 45 and 80 bytes. */
const TEXTS = [
  'https://qz.show',
  'https://example.com/abcdef',
  'https://www.example.org/exhibitions/2025/open',
  'https://www.example.org/exhibitions/2025/open-day?from=poster&lang=en&place=hall',
];

const STRENGTHS = [0, 0.5, 1];
const LOOKS: readonly WeaveLook[] = ['flowing', 'pearls'];
const IMAGE_PIXELS = 600;

export function tasks(): readonly WeavingTask[] {
  const woven = SAMPLE_PICTURES.flatMap((picture) =>
    TEXTS.flatMap((text) =>
      STRENGTHS.flatMap((strength) =>
        LOOKS.map((look): WeavingTask => {
          const isJudged = strength === 0.5 && look === 'flowing';
          return { way: 'woven', picture, text, strength, look, detail: 'bold', size: 400, isJudged };
        }),
      ),
    ),
  );
  const others = woven
    .filter(({ isJudged }) => isJudged)
    .flatMap((task): WeavingTask[] => [
      { ...task, way: 'overlay' },
      { ...task, way: 'halftone' },
      { ...task, way: 'finer', detail: 'fine' },
      { ...task, way: 'finer', detail: 'finest' },
      { ...task, way: 'size', size: 250, isJudged: false },
      { ...task, way: 'size', size: 1000, isJudged: false },
    ]);
  return [...woven, ...others];
}

export default async function measure(task: WeavingTask): Promise<WeavingResult> {
  const image = { pixels: drawSample(task.picture, IMAGE_PIXELS), href: '' };
  const { pixels, grid } = paint(task, image);
  const conditions = task.isJudged ? OUTSIDE_CONDITIONS : OUTSIDE_CONDITIONS.slice(0, 3);
  const passes = async (picture: Pixels): Promise<boolean[][]> => {
    const viewOf = outsideViewsOf(picture);
    const rows: boolean[][] = [];
    for (const condition of conditions) {
      const view = viewOf(condition);
      const row: boolean[] = [];
      for (const decoder of await loadOutsideDecoders()) row.push((await decoder.read(view)) === task.text);
      rows.push(row);
    }
    return rows;
  };
  const all = await passes(pixels);
  const result = {
    ...task,
    reads: all.slice(0, 3),
    likeness: likeness(pixels, placeOriginal(image.pixels, grid), grid),
  };
  if (!task.isJudged) return { ...result, stillRead: [], plain: [] };
  const plain = await passes(
    rasterize(makeCode({ ...DEFAULT_DESIGN, type: 'text', content: task.text }, null).drawing),
  );
  const count = (isCounted: (row: number, decoder: number) => boolean): number[] =>
    DECODERS.map((_, decoder) => conditions.filter((_name, row) => isCounted(row, decoder)).length);
  return {
    ...result,
    stillRead: count((row, decoder) => plain[row][decoder] && all[row][decoder]),
    plain: count((row, decoder) => plain[row][decoder]),
  };
}

function paint(
  { way, text, strength, look, detail, size }: WeavingTask,
  image: UploadedImage,
): { readonly pixels: Pixels; readonly grid: ModuleGrid } {
  if (way === 'halftone') return drawHalftone(text, image.pixels);
  const overlay: QrDesign = {
    ...DEFAULT_DESIGN,
    type: 'text',
    content: text,
    qrType: 'custom',
    imagePosition: 'full',
    customImage: 'data:image/png,',
  };
  const weaveOfTask = { ...DEFAULT_WEAVE, strength, look, ...(detail !== 'bold' && { detail }) };
  const design = way === 'overlay' ? overlay : { ...overlay, weave: weaveOfTask };
  const made = makeCode(design, image);
  const drawing = size === 400 ? made.drawing : redraw(made, design, image, pixelGrid(made.code.size, size));
  return { pixels: rasterize(drawing), grid: drawing.code!.grid };
}
