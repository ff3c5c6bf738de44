export { type AnalyticsEntry, appendAnalytics, countDownload } from './analytics.ts';
export {
  DEFAULT_FILE_CHOICE,
  FILE_FORMATS,
  FILE_LIMITS,
  FILE_MARGINS,
  type FileChoice,
  type FileFormat,
  type FileMargin,
  readFileChoice,
  readGradientDirection,
  readTheme,
  subscribeTheme,
  type Theme,
  writeFileChoice,
  writeGradientDirection,
  writeTheme,
} from './choices.ts';
export { type GeneratedCode, generatedCode, newCodeId, saveGenerated } from './generated-code.ts';
export { keepWorkingDesign, readWorkingDesign } from './late-work.ts';
export { type CodeRecord, findRecord, saveRecord } from './records.ts';
export { takeTemplate } from './template.ts';
