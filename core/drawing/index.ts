export {
  clearedModules,
  clearedUnder,
  type Detail,
  drawDetail,
  drawImage,
  drawQrCode,
  drawWoven,
  type ModuleRange,
} from './draw-qr-code.ts';
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
export {
  edgeOf,
  gridSize,
  leastPrintSize,
  type ModuleGrid,
  moduleGrid,
  PICTURE_SIZE,
  PRINTED_MODULE,
  pixelGrid,
  SMALLEST_MODULE,
  STANDARD_MARGIN,
  WOVEN_MODULE,
} from './module-grid.ts';
export { type CellGrid, outlineCells } from './outline.ts';
export { BLACK, CLEAR, ColorError, isOpaque, lineOf, WHITE } from './palette.ts';
export { PathWriter, type Pen, rectanglePath, walkPath } from './path-data.ts';
export { type Painter, painterOf, rasterize, rasterizeInBands } from './rasterize.ts';
export { Kind } from './shapes.ts';
export {
  addressImages,
  escapeXml,
  groupElement,
  seenPart,
  svgElements,
  vectorElement,
  writeElement,
} from './svg-elements.ts';
