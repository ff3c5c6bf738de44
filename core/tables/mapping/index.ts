export { CHECK_METHODS, type CheckMethod, checkCharacter } from './check-characters.ts';
export { cleanFileName, UniqueNames } from './file-names.ts';
export {
  type FilledTemplate,
  type FillProblem,
  type FillSource,
  fillTemplate,
  type TemplatePlace,
} from './fill-template.ts';
export { guessMapping, guessName } from './guess-mapping.ts';
export {
  emptyMapping,
  LABEL_LINES_MAX,
  type Mapping,
  mappedFields,
  parseMapping,
} from './mapping.ts';
export {
  COPIES_MAX,
  compileMapping,
  type LeftOutRow,
  type PlannedRow,
  planRow,
  type Recipe,
  type RowCaution,
  type RowPlan,
  type RowProblem,
  rowDesign,
} from './plan-row.ts';
export { isSeed, randomToken, seedOf } from './random-token.ts';
export { type Survey, surveyInSteps, surveyRows } from './survey.ts';
export { compileTemplate, placeholderOf, type Template, type TemplateFault, type TemplatePart } from './template.ts';
