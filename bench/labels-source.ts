// What the benchmark of labels measures.
export { DEFAULT_DESIGN } from '#design';
export { letteringFor } from '#lettering/testing';
export { LabelPress, labelPages, labelSheet, makeForLabel, writePages } from '#sheets';
