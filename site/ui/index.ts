export { absoluteUrl, addressIn, pageUrl } from './addresses.ts';
export { BrandMark } from './brand-mark.tsx';
export { Breadcrumb, type Crumb, Sentence } from './breadcrumb.tsx';
export { Button, ButtonLink, buttonClass, IconButton } from './button.tsx';
export {
  ChoiceRow,
  moveAlong,
  Segments,
  segmentClass,
  segmentsClass,
  TabList,
  Tick,
  Tiles,
  tabId,
} from './choices.tsx';
export { ContentFields } from './content-fields.tsx';
export { AddressCautions, CopyAddress } from './copy-address.tsx';
export { DrawingView } from './drawing-view.tsx';
export { DropField, FileButton, FileInput, TABLE_FILES, useFileDrag } from './drop-field.tsx';
export { ErrorBoundary, TryAgain } from './error-boundary.tsx';
export {
  controlClass,
  controlFrameClass,
  Field,
  FieldGroup,
  SelectField,
  selectOnFirstPress,
} from './field.tsx';
export { Head, HeadCollector } from './head.tsx';
export { type HeadTag, headHtml } from './head-tags.ts';
export { dayInWords, deviceZone, momentText, nameOfZone } from './moment-text.ts';
export { NumberField } from './number-field.tsx';
export { observeNear } from './observe-near.ts';
export { clipboardText, GIVEN_TABLE_MAX, isOfCells, usePagePaste } from './page-paste.ts';
export { PageTop } from './page-top.tsx';
export { isPlainClick } from './plain-click.ts';
export { GhostCode, PictureOption, Proof, SmallPicture } from './proof.tsx';
export { saveBlob, saveFile } from './save-file.ts';
export { saveRedirects } from './save-redirects.ts';
export {
  PrintVerdict,
  ScanBadge,
  ScanFigures,
  ScanReasons,
  ScanShape,
  ScanTrouble,
  VerdictBadge,
  VerdictLine,
} from './scan-report.tsx';
export { correctionLeftText, isTested, printSentence } from './scan-words.ts';
export { SearchInput } from './search-input.tsx';
export {
  BlackInkField,
  type FileFieldsProps,
  MarginField,
  pixelFacts,
  printFacts,
  SizeFields,
  wantedPixels,
} from './size-fields.tsx';
export { breadcrumbList, PUBLISHED, type StructuredData, structuredDataText, webPage } from './structured-data.ts';
export {
  barClass,
  Disclosure,
  dialogClass,
  menuClass,
  Note,
  pressClass,
  revealClass,
  Step,
  sheetClass,
  VisuallyHidden,
} from './surfaces.tsx';
export { beginsWordsOf, hasWordsOf, searchKey } from './text-search.ts';
export { TitledDialog } from './titled-dialog.tsx';
export { showToast, type Toast, tellFailure } from './toast-queue.ts';
export { Toaster } from './toaster.tsx';
export { readNumber } from './typed-number.ts';
export { useIsHydrated } from './use-is-hydrated.ts';
