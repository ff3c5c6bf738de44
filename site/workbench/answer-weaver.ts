import type { QrDesign } from '#design';
import { type Drawing, type ModuleGrid, rasterize } from '#drawing';
import { makeCode, makePicture, makeThumbnail, redraw } from '#making';
import type { UploadedImage } from '#raster';
import type { WorkContext, WorksOf } from '#workers';
import type { Draft } from './draft.ts';
import { lastMade, makeAddressedDraft, makeWithLast } from './make-draft.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface FinishedPicture {
  readonly picture: string;
  readonly text: string;
}

/** A small preview of a woven picture. */
export interface Print {
  readonly picture: string;
  /** Number of modules along a side of its code. */
  readonly modules: number;
}

/**
 * The tasks of the weaver, the worker that makes woven codes. The design in a request has an empty `customImage`. The
 * page sends the image separately, and the worker keeps it for the requests that follow, as `kept` in their
 * `WorkContext`.
 */
export interface WeaverWork {
  readonly draft: { readonly request: QrDesign; readonly answer: Draft };
  readonly picture: { readonly request: QrDesign; readonly answer: FinishedPicture };
  readonly print: { readonly request: QrDesign; readonly answer: Print };
  readonly drawing: {
    readonly request: { readonly design: QrDesign; readonly grid: ModuleGrid };
    readonly answer: Drawing;
  };
}

/** The functions that answer the weaver's tasks, in a worker or on a page that cannot start workers. */
export const WEAVER_WORKS: WorksOf<WeaverWork, UploadedImage> = {
  draft: (design, { kept }: WorkContext<UploadedImage>) => makeAddressedDraft(design, kept),
  async picture(design, { kept }) {
    const { made, picture } = await makePicture(design, kept, lastMade());
    return { text: made.text, picture };
  },
  async print(design, { kept }) {
    // `makeCode` starts from the last draft. The preview does not replace that draft, because the next draft will be
    // more like that draft than like this preview.
    const { code, drawing } = makeCode(design, kept, lastMade());
    return { picture: await makeThumbnail(rasterize(drawing)), modules: code.size };
  },
  drawing: ({ design, grid }, { kept }) => redraw(makeWithLast(design, kept), design, kept, grid),
};
