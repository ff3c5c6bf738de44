// The sources that scanning-budget.mjs bundles.
export { DEFAULT_DESIGN } from '#design';
export { drawQrCode, pixelGrid, rasterize } from '#drawing';
export { encode } from '#engine';
export { chooseCode } from '#fitting';
export { CODE_OPTIONS } from '#making';
export { errorBudget } from '#scanning/pixels';
