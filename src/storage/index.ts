export { type AnalyticsEntry, appendAnalytics, countDownload } from './analytics.ts';
export {
  readGradientDirection,
  readTheme,
  subscribeTheme,
  type Theme,
  writeGradientDirection,
  writeTheme,
} from './choices.ts';
export { type GeneratedCode, generatedCode, newCodeId, saveGenerated } from './generated-code.ts';
export { type CodeRecord, findRecord, saveRecord } from './records.ts';
export { takeTemplate } from './template.ts';
export { keepWorkingDesign, readWorkingDesign } from './working-design.ts';
