import { type Drawing, WHITE } from '#drawing';
import { type LabelSheet, labelsOn, type PaperSize } from '#sheets';
import { Note } from '#ui';
import { labelWords } from '#words/labels';
import { type LabelId, labelProductName, OWN_SHEET } from './label-product.ts';
import { UsedLabels } from './label-used.tsx';
import { PagePreview } from './page-preview.tsx';
import styles from './printing.module.css';
import { TextButton } from './text-button.tsx';
import type { FirstSheetChoice } from './use-first-sheets.ts';

interface LabelPreviewProps {
  readonly product: LabelId;
  /** Null if the measurements that the visitor entered do not describe a possible sheet. */
  readonly sheet: LabelSheet | null;
  readonly paper: PaperSize;
  readonly pages: readonly Drawing[];
  readonly choice: FirstSheetChoice;
  readonly change: (part: Partial<FirstSheetChoice>) => void;
  /** Whether the first sheet has a label to print on. */
  readonly hasFree: boolean;
}

/** Shows the pages of labels. On the first page, a click marks a label as used. */
export function LabelPreview({ product, sheet, paper, pages, choice, change, hasFree }: LabelPreviewProps) {
  const isSheet = sheet !== null && labelsOn(sheet) > 1;
  // If no label is free, the first sheet is shown empty, so that the visitor can mark a label as free again.
  const blank: Drawing = { ...paper, background: WHITE, layers: [] };
  const shown = hasFree && pages.length > 0 ? pages : [blank];
  return (
    <div className={styles.preview}>
      <div>
        {sheet && <SheetFacts sheet={sheet} />}
        {product === OWN_SHEET && <Note>{labelWords.testOwn}</Note>}
      </div>
      <PagePreview
        pages={shown.map((drawing) => ({ drawing }))}
        size={paper}
        label={labelWords.picture(labelProductName(product))}
        over={(page) =>
          page === 0 &&
          isSheet && (
            <UsedLabels sheet={sheet} start={choice.start} used={choice.used} change={(used) => change({ used })} />
          )
        }
      />
      {isSheet && <Note>{labelWords.usedHint}</Note>}
      {sheet && !hasFree && (
        <Note tone="problem" role="alert">
          {isSheet ? labelWords.noFree : labelWords.noFreeAtAll}
        </Note>
      )}
      {sheet && choice.used.size > 0 && (
        <TextButton onClick={() => change({ used: new Set() })}>{labelWords.allFree}</TextButton>
      )}
    </div>
  );
}

/** Says which products a sheet fits, and how many labels of which size it has. */
function SheetFacts({ sheet }: { readonly sheet: LabelSheet }) {
  return (
    <>
      {sheet.fits.length > 0 && <Note>{labelWords.fits(sheet.fits)}</Note>}
      <Note>{labelWords.labels(labelsOn(sheet), sheet.width, sheet.height)}</Note>
      {sheet.sources === 1 && <Note tone="warning">{labelWords.testFirst}</Note>}
    </>
  );
}
