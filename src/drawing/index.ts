export { drawQrCode } from './draw-qr-code.ts';
export type { Drawing, GradientPaint, ImageLayer, Layer, Paint, Part, PathLayer } from './drawing.ts';
export { edgeOf, gridSize, type ModuleGrid, moduleGrid, PICTURE_SIZE, pixelGrid } from './module-grid.ts';
export { ColorError, lineOf } from './palette.ts';
export { leastPrintSize } from './print-size.ts';
export { type BandPainter, paintBands, rasterize } from './rasterize.ts';
export { toSvg } from './svg.ts';
export { type SvgElement, svgElements } from './svg-elements.ts';
