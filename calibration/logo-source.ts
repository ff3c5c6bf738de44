// The sources that calibrate-logo.mjs bundles.
export { DEFAULT_DESIGN } from '#design';
export { drawQrCode, rasterize } from '#drawing';
export { encode } from '#engine';
export { chooseCode } from '#fitting';
export { CODE_OPTIONS } from '#making';
export { viewsOf } from '#scanning/tunnel';
