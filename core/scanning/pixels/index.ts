export { type Bend, flatten, isBent, measureBend } from './bend.ts';
export { type FalseEdges, measureEdges } from './edges.ts';
export { type BlockBudget, coverAskew, type ErrorBudget, errorBudget } from './error-budget.ts';
export { isFinderCorner } from './finder-patterns.ts';
export {
  allModules,
  cornersOn,
  fixedModules,
  type IdentifiedCode,
  identifyCode,
  type SeenSymbol,
} from './identify-code.ts';
export {
  boxAround,
  type Corners,
  moduleLength,
  type Point,
  project,
  projectionOf,
  refineCorners,
} from './projection.ts';
export { measureMargin, readModules } from './read-modules.ts';
export { type SoughtCode, seekCodes } from './seek-codes.ts';
export { type CodePicture, type Specimen, specimenOf } from './specimen.ts';
export {
  type Charset,
  joinParts,
  messageBytes,
  NO_FACTS,
  type Part,
  possibleTexts,
  type SymbolFacts,
  type Symbology,
  symbolMessage,
} from './symbol-facts.ts';
