// What the benchmark of pictures measures.
export { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';

import * as drawing from '#drawing';

export { writePng } from '#drawing/files';
export { encode } from '#engine';
export { makeCode, makePicture } from '#making';

import * as raster from '#raster';

/** Accessed by name, because an earlier commit may lack some of them. */
export { drawing, raster };
