import type { RunOrder } from '#batch';
import type { QrDesign } from '#design';
import type { FileOrder } from '#making';
import type { UploadedImage } from '#raster';
import type { FileChoice, ManyChoice } from '#storage';
import { wantedPixels } from '#ui';

/** Returns what a run is ordered to make. `date` is written into PDF files. */
export function runOrder(
  look: { readonly design: QrDesign; readonly image: UploadedImage | null },
  { output, tellsSecrets }: ManyChoice,
  choice: FileChoice,
  date: Date,
): RunOrder {
  return { ...look, file: fileOrder(output, choice, date), tellsSecrets, isReadBack: true };
}

function fileOrder(format: ManyChoice['output'], choice: FileChoice, date: Date): FileOrder {
  const { mm, margin, isBlackOnly } = choice;
  // Each row has a title of its own.
  const common = { margin, title: '', carried: null };
  switch (format) {
    case 'svg':
      return { ...common, format, mm };
    case 'pdf':
      return { ...common, format, mm, ink: isBlackOnly ? 'black' : 'rgb', date };
    case 'png':
      return { ...common, format, size: wantedPixels(choice) };
  }
}
