export { cleanFileName, UniqueNames } from './file-names.ts';
export { guessMapping, guessName, itemColumn } from './guess-mapping.ts';
export { mappedFields } from './mapped-fields.ts';
export { emptyMapping, LABEL_LINES_MAX, type Mapping, parseMapping } from './mapping.ts';
export {
  compileMapping,
  isPayloadTemplate,
  type PlannedRow,
  planRow,
  type Recipe,
  type RefusedCell,
  type RowCaution,
  type RowHabits,
  type RowPlan,
  type RowProblem,
  rowDesign,
} from './plan-row.ts';
export { type RunNote, runNotes } from './run-notes.ts';
export { type Survey, surveyInSteps, surveyRows } from './survey.ts';
export { compileTemplate, placeholderOf, type TemplateFault } from './template.ts';
export { seedOf } from './template-functions.ts';
