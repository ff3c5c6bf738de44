// The sources that labels.mjs bundles.
export { DEFAULT_DESIGN } from '#design';
export { moduleGrid } from '#drawing';
export { letteringFor } from '#lettering/testing';
export { redraw } from '#making';
export { LabelPress, labelPages, labelSheet, makeForLabel, writePages } from '#sheets';
