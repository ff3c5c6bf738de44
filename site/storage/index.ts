export { type AnalyticsEntry, appendAnalytics, countDownload } from './analytics.ts';
export {
  readGradientDirection,
  readTheme,
  subscribeTheme,
  type Theme,
  writeGradientDirection,
  writeTheme,
} from './choices.ts';
export { subscribeToCodes } from './code-changes.ts';
export {
  addCodes,
  type CodeEntry,
  changeCaption,
  changeCode,
  listCodes,
  readCodePicture,
  readStoredCode,
  removeCode,
} from './code-list.ts';
export { deleteEverything } from './delete-everything.ts';
export { countDeletions, subscribeToDeletion, watchDeletion } from './deletion.ts';
export { readEditedCode, writeEditedCode } from './edited-code.ts';
export {
  DEFAULT_FILE_CHOICE,
  FILE_FORMATS,
  FILE_LIMITS,
  FILE_MARGINS,
  type FileChoice,
  type FileFormat,
  type FileMargin,
  readBareFiles,
  readFileChoice,
  subscribeBareFiles,
  writeBareFiles,
  writeFileChoice,
} from './file-choices.ts';
export { type GeneratedCode, generatedCode, newCodeId, saveGenerated } from './generated-code.ts';
export { setGenerating } from './generating.ts';
export { type CodeRecord, countRecords } from './held-records.ts';
export {
  CORRECTION_LIMITS,
  readCorrection,
  readSheetNumbers,
  type SheetCorrection,
  writeCorrection,
  writeSheetNumbers,
} from './label-choices.ts';
export { askForLasting, isLasting } from './lasting.ts';
export { keepWorkingDesign, readWorkingDesign } from './late-work.ts';
export {
  MANY_OUTPUTS,
  type ManyChoice,
  type ManyOutput,
  parseManyChoice,
  readManyChoice,
  writeManyChoice,
} from './many-choices.ts';
export { readOpenGroup, writeOpenGroup } from './open-groups.ts';
export { findRecord, saveRecord } from './records.ts';
export { renewRecord } from './renew-record.ts';
export {
  type AddedSets,
  addSets,
  keepSet,
  keepWorkingSet,
  listSets,
  readSet,
  readWorkingSet,
  removeSet,
  renameSet,
  type TableSet,
} from './table-sets.ts';
export { saveTemplate, takeTemplate } from './template.ts';
export { isTemplateSaved, subscribeTemplate } from './template-news.ts';
