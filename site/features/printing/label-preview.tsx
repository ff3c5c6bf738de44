import { type KeyboardEvent, useRef, useState } from 'react';
import { type Drawing, WHITE } from '#drawing';
import { cornerOf, type FirstSheet, type LabelSheet, labelsOn } from '#sheets';
import { Note } from '#ui';
import { grammar } from '#words/grammar';
import { labelWords } from '#words/printing';
import { PagePreview } from './page-preview.tsx';
import { TestPageButton } from './print-actions.tsx';
import type { PrintSetup } from './print-setup.ts';
import styles from './printing.module.css';
import { labelProductName, OWN_SHEET } from './products.ts';

interface LabelPreviewProps {
  readonly setup: PrintSetup;
  readonly pages: readonly Drawing[];
}

export function LabelPreview({ setup, pages }: LabelPreviewProps) {
  const { product, sheet, paper, first, free, changeFirst } = setup;
  const isSheet = sheet !== null && labelsOn(sheet) > 1;
  // If no label is free, the first sheet is shown empty, so that the visitor can mark a label as free again.
  const blank: Drawing = { ...paper, background: WHITE, layers: [] };
  const shown = free > 0 && pages.length > 0 ? pages : [blank];
  return (
    <div className={styles.fields} data-stack="l top">
      <PagePreview
        pages={shown.map((drawing) => ({ drawing }))}
        size={paper}
        label={labelWords.picture({ product: labelProductName(product) })}
        over={(page) =>
          page === 0 && isSheet && <UsedLabels sheet={sheet} first={first} change={(used) => changeFirst({ used })} />
        }
      />
      <div>
        {isSheet && <Note>{labelWords.usedHint}</Note>}
        {sheet && <SheetFacts sheet={sheet} />}
        {product === OWN_SHEET && <Note>{labelWords.testOwn}</Note>}
      </div>
      <TestPageButton {...setup} />
      {sheet && free === 0 && (
        <Note tone="problem" role="alert">
          {isSheet ? labelWords.noFree : labelWords.noFreeAtAll}
        </Note>
      )}
      {sheet && first.used.size > 0 && (
        <button type="button" className={styles.link} onClick={() => changeFirst({ used: new Set() })}>
          {labelWords.allFree}
        </button>
      )}
    </div>
  );
}

/** The name of a bought sheet already tells how many labels it has. */
function SheetFacts({ sheet }: { readonly sheet: LabelSheet }) {
  const { fits, width, height } = sheet;
  return (
    <>
      {fits.length > 1 && <Note>{labelWords.fits({ products: grammar.series(fits.slice(1)) })}</Note>}
      {fits.length === 0 && <Note>{labelWords.labels({ count: labelsOn(sheet), width, height })}</Note>}
      {sheet.sources === 1 && <Note tone="warning">{labelWords.testFirst}</Note>}
    </>
  );
}

interface UsedLabelsProps {
  readonly sheet: LabelSheet;
  readonly first: FirstSheet;
  readonly change: (used: ReadonlySet<number>) => void;
}

function UsedLabels({ sheet, first: { start, used }, change }: UsedLabelsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const count = labelsOn(sheet);
  const focused = Math.min(current, count - 1);

  function move(event: KeyboardEvent): void {
    const next = placeAfterKey(event.key, focused, sheet);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  function toggle(label: number): void {
    const changed = new Set(used);
    if (!changed.delete(label)) changed.add(label);
    change(changed);
  }

  return (
    <fieldset ref={group} className={styles.labels} aria-label={labelWords.used} onKeyDown={move}>
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place on the sheet.
          key={place}
          type="button"
          className={styles.label}
          style={boxOf(sheet, place)}
          data-round={sheet.shape === 'round' || undefined}
          data-before={place + 1 < start || undefined}
          aria-pressed={used.has(place + 1)}
          aria-label={labelWords.usedLabel({ label: place + 1 })}
          tabIndex={place === focused ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => toggle(place + 1)}
        />
      ))}
    </fieldset>
  );
}

function boxOf(sheet: LabelSheet, place: number) {
  const { x, y } = cornerOf(sheet, place);
  const share = (length: number, of: number): string => `${(100 * length) / of}%`;
  const { width, height } = sheet.paper;
  return {
    left: share(x, width),
    top: share(y, height),
    width: share(sheet.width, width),
    height: share(sheet.height, height),
  };
}

/** Places count from 0. Null for other keys, and for an arrow key that would leave the sheet. */
export function placeAfterKey(
  key: string,
  place: number,
  { columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>,
): number | null {
  const [column, row] = [place % columns, Math.floor(place / columns)];
  switch (key) {
    case 'ArrowRight':
      return column + 1 < columns ? place + 1 : null;
    case 'ArrowLeft':
      return column > 0 ? place - 1 : null;
    case 'ArrowDown':
      return row + 1 < rows ? place + columns : null;
    case 'ArrowUp':
      return row > 0 ? place - columns : null;
    case 'Home':
      return 0;
    case 'End':
      return columns * rows - 1;
    default:
      return null;
  }
}
