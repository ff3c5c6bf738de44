// Weaves in a worker, because weaving a picture takes much longer than the page may take for an animation frame.
import { rasterize } from '#drawing';
import { makeCode, makePicture, makeThumbnail, redraw } from '#making';
import type { UploadedImage } from '#raster';
import { answerPage } from '#workers';
import { lastMade, makeAddressedDraft, makeWithLast } from './draft.ts';
import type { WeaverWork } from './weaver.ts';

answerPage<WeaverWork, UploadedImage>({
  draft: (design, { shared }) => makeAddressedDraft(design, shared),
  async picture(design, { shared }) {
    const { made, picture } = await makePicture(design, shared, lastMade());
    return { text: made.text, picture };
  },
  async preview(design, { shared }) {
    // `makeCode` starts from the last draft. The preview does not replace that draft, because the next draft will be
    // more like that draft than like this preview.
    const { code, drawing } = makeCode(design, shared, lastMade());
    return { picture: await makeThumbnail(rasterize(drawing)), modules: code.size };
  },
  drawing: ({ design, grid }, { shared }) => redraw(makeWithLast(design, shared), design, shared, grid),
});
