import type { RunOrder } from '#batch';
import type { QrDesign } from '#design';
import type { FileOrder } from '#making';
import type { UploadedImage } from '#raster';
import { LABEL_SHEETS, type LabelSheet, labelSheet, PAPERS, usualPaper } from '#sheets';
import type { FileChoice, ManyChoice } from '#storage';
import { wantedPixels } from '#ui';
import { manyMakeWords } from '#words/many-make';

/** Returns the sheets that are offered, those on the usual paper of the visitor's region first. */
export function offeredSheets(): readonly LabelSheet[] {
  const usual = PAPERS[usualPaper(navigator.languages)];
  const isUsual = ({ paper }: LabelSheet): boolean => paper === usual;
  return [...LABEL_SHEETS.filter(isUsual), ...LABEL_SHEETS.filter((sheet) => !isUsual(sheet))];
}

/** Returns the sheet that was chosen, or the most usual one of the visitor's region. */
export function productOf(id: string): LabelSheet {
  return labelSheet(id) ?? offeredSheets()[0];
}

/** Returns what a run is ordered to make. `date` is written into PDF files. */
export function runOrder(
  look: { readonly design: QrDesign; readonly image: UploadedImage | null },
  { output, tellsSecrets, product }: ManyChoice,
  choice: FileChoice,
  date: Date,
): RunOrder {
  const order = { ...look, file: fileOrder(output, choice, date), tellsSecrets, isReadBack: true };
  if (output !== 'labels') return order;
  const ink = choice.isBlackOnly ? 'black' : 'rgb';
  const labels = { sheet: productOf(product), hasCutLines: false, ink, date, title: manyMakeWords.sheetTitle } as const;
  return { ...order, labels };
}

function fileOrder(format: ManyChoice['output'], choice: FileChoice, date: Date): FileOrder {
  const { mm, margin, isBlackOnly } = choice;
  // Each row has a title of its own.
  const common = { margin, title: '', carried: null };
  switch (format) {
    case 'svg':
      return { ...common, format, mm };
    case 'labels':
    case 'pdf':
      return { ...common, format: 'pdf', mm, ink: isBlackOnly ? 'black' : 'rgb', date };
    case 'png':
      return { ...common, format, size: wantedPixels(choice) };
  }
}
