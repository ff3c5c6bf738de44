// The sources that batch.mjs bundles.

export { keptOrder, makeRows, startMakers } from '#batch/worker';
export { packEntry, ZipWriter } from '#batch/zip';
export { DEFAULT_DESIGN } from '#design';
export { clearPixels } from '#raster';
export { labelSheet } from '#sheets';
export { compileMapping, guessMapping, planRow } from '#tables/mapping';
export { PagesRun } from '../src/features/many/making/pages-run.ts';
