export { centreHoles } from './centre-holes.ts';
export { type BlockBudget, type ErrorBudget, errorBudget } from './error-budget.ts';
export { isFinderCorner } from './finder-corners.ts';
export { identifyCode } from './identify-code.ts';
export { quietZoneMarks } from './quiet-zone-marks.ts';
export { readModules } from './read-modules.ts';
export { type CodePicture, type Specimen, specimenOf } from './specimen.ts';
