export { addressImages } from './address-images.ts';
export { drawImage } from './draw-image.ts';
export { type Detail, drawDetail, drawQrCode } from './draw-qr-code.ts';
export { drawWoven } from './draw-woven.ts';
export {
  type Drawing,
  type GradientPaint,
  type GroupLayer,
  hasCurves,
  type ImageLayer,
  type Layer,
  type Paint,
  type Paintable,
  type Part,
  type PathLayer,
  type PlacedCode,
  paintedLayers,
  type SolidPaint,
} from './drawing.ts';
export { type FrameShape, outlineOfFrame } from './frame-shapes.ts';
export { type GroupMap, mapOf, mapOutlines, movePaint, type Place, placeDrawing } from './group.ts';
export { edgeOf, gridSize, type ModuleGrid, moduleGrid, PICTURE_SIZE, pixelGrid } from './module-grid.ts';
export { type CellGrid, outlineCells } from './outline.ts';
export { BLACK, ColorError, isOpaque, lineOf, WHITE } from './palette.ts';
export { type Pen, walkPath } from './path-data.ts';
export { PathWriter, rectanglePath } from './path-writer.ts';
export { leastPrintSize, PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from './print-size.ts';
export { type Painter, painterOf, rasterize, rasterizeInBands } from './rasterize.ts';
export { type SvgElement, svgElements } from './svg-elements.ts';
