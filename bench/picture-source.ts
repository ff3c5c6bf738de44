// The sources that picture.mjs bundles.
export { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';

import * as drawing from '#drawing';

export { writePng } from '#drawing/files';
export { encode } from '#engine';
export { makeCode, makePicture } from '#making';

import * as raster from '#raster';

/**
 * These two are exported as whole namespaces, because an earlier commit may lack some of their names. Exporting a
 * missing name by itself would be an error.
 */
export { drawing, raster };
