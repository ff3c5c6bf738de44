// The sources that batch.mjs bundles.

export { packEntry, ZipWriter } from '#batch';
export { DEFAULT_DESIGN } from '#design';
export { clearPixels } from '#raster';
export { labelSheet } from '#sheets';
export { compileMapping, guessMapping, planRow } from '#tables/mapping';
export { askRows, keptOrder, startMakers } from '#workers/batch';
export { PagesRun } from '../site/features/many/making/table-run.ts';
