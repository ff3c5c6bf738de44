export { appendAnalytics, countDownload } from './analytics.ts';
export { forgetCheckedFile, hasCheckedFile, keepCheckedFile, readCheckedFile } from './checked-file.ts';
export {
  addCodes,
  type CodeEntry,
  changeCode,
  changeFilePart,
  findRecord,
  listCodes,
  newCodeId,
  readCodePicture,
  readStoredCode,
  removeCode,
  renewRecord,
  saveRecord,
} from './codes.ts';
export { countRecords, subscribeToCodes } from './database.ts';
export { lastDeletion, subscribeToDeletion, watchDeletion } from './deletion.ts';
export {
  type GeneratedCode,
  generatedCode,
  readEditedCode,
  saveGenerated,
  writeEditedCode,
} from './generated-code.ts';
export {
  CORRECTION_LIMITS,
  MANY_OUTPUTS,
  type ManyChoice,
  type ManyOutput,
  parseManyChoice,
  settings,
  type Theme,
} from './settings.ts';
export { askForLasting, deleteEverything, isLasting } from './site-data.ts';
export {
  addSets,
  keepSet,
  keepWorkingSet,
  listSets,
  MOST_TABLE_BYTES,
  readSet,
  readWorkingSet,
  removeSet,
  renameSet,
  type TableSet,
} from './table-sets.ts';
export { isTemplateSaved, saveTemplate, subscribeTemplate, takeTemplate } from './template.ts';
export { keepWorkingDesign, readWorkingDesign } from './working-design.ts';
