// The sources that picture.mjs bundles.
export { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';

import * as drawing from '#drawing';

export { writePng } from '#drawing/files';
export { encode } from '#engine';
export { makeCode, makePicture } from '#making';

import * as raster from '#raster';

/** Exports whole namespaces: an earlier commit may lack a name, and exporting a missing name would be an error. */
export { drawing, raster };
