import { useMemo, useState } from 'react';
import { type DrawnRow, type LabelPages, placeRows } from '#batch';
import { addressInWords, addressKind, contentVerdict } from '#content';
import { type PdfPage, writePdf } from '#drawing/files';
import { type LabelSheet, longestTextFor, qualityOf } from '#sheets';
import { isBlackOnWhite } from '#sheets/cards';
import { BlackInkField, Note, NumberField, PrintVerdict, Tick, TryAgain } from '#ui';
import { codeLabel, codeName, fileNameOf } from '#words';
import { grammar } from '#words/grammar';
import { cardWords, labelWords } from '#words/printing';
import { type Remade, usePrintVerdict } from '#workbench';
import { WordsField } from './card-fields.tsx';
import { type DrawnCodes, useDrawnCodes } from './draw-codes.ts';
import { CutLinesTick, LabelFields, MeasureFields, StartField } from './label-fields.tsx';
import { LabelPreview } from './label-preview.tsx';
import { COPIES, OtherCodesChoice, shareLabels, useOtherCodes, usualTitle, type WantedCopies } from './other-codes.tsx';
import { PrintActions } from './print-actions.tsx';
import { type PrintSetup, usePrintSetup } from './print-setup.ts';
import styles from './printing.module.css';
import { type LabelId, labelProductName, sheetInFileName } from './products.ts';

interface LabelChoice {
  /** Null until the visitor writes words of their own. */
  readonly title: string | null;
  readonly hasAddress: boolean;
  /** How many labels show this page's code; null until the visitor types how many (see `shareLabels`). */
  readonly copies: number | null;
  readonly hasCutLines: boolean;
  readonly isBlackOnly: boolean;
  readonly others: WantedCopies;
}

const FIRST: LabelChoice = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
};

interface LabelDeskProps {
  readonly code: Remade;
  readonly id: string;
  /** Other codes that are ticked from the start. The sheet then has one label of each code. */
  readonly given: readonly string[];
  readonly product: LabelId;
}

export function LabelDesk({ code, id, given, product }: LabelDeskProps) {
  const [choice, setChoice] = useState(() =>
    given.length > 0 ? { ...FIRST, copies: 1, others: new Map(given.map((other) => [other, 1])) } : FIRST,
  );
  const change = (part: Partial<LabelChoice>) => setChoice((before) => ({ ...before, ...part }));
  const setup = usePrintSetup(product);
  const { sheet, free, place } = setup;
  const others = useOtherCodes(choice.others);
  const { text } = code.made;
  const title = choice.title ?? usualTitle(code);
  const codes = useMemo(
    () => [{ id, code, words: { caption: title, lines: [] } }, ...others.codes],
    [id, code, title, others],
  );
  const { hasAddress } = choice;
  const wanted = useMemo((): LabelPages | null => {
    return sheet && { is: 'labels', sheet, hasAddress, hasCutLines: false, ...(place && { place }) };
  }, [sheet, place, hasAddress]);
  const { drawn, isMissing, retry } = useDrawnCodes(codes, wanted);
  const copies = useMemo(() => shareLabels(free, choice.copies, choice.others), [free, choice.copies, choice.others]);
  const { pages, count } = usePages(drawn, copies, choice.hasCutLines, setup);
  const drawings = useMemo(() => pages.map(({ drawing }) => drawing), [pages]);
  const isBlack = useMemo(() => drawn?.rows.every((row) => !row || isBlackOnWhite(row.page.drawing)) ?? true, [drawn]);
  // Labels that were drawn for another sheet do not count.
  const first = drawn?.pages.sheet === sheet ? drawn?.rows[0] : null;
  const verdict = usePrintVerdict(first?.print ?? null);
  if (isMissing) return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={retry} />;
  const address = addressInWords(text);
  const productName = labelProductName(product);
  const codeWidth = first && Number((first.moduleWidth * first.print.code.size).toFixed(1));
  const ink = isBlack || choice.isBlackOnly ? 'black' : 'rgb';
  return (
    <div className={styles.columns}>
      <LabelPreview setup={setup} pages={drawings} />
      <div className={styles.fields} data-stack="l top">
        <MeasureFields setup={setup} />
        <LabelFields
          setup={setup}
          words={
            sheet && (
              <>
                <WordsField label={labelWords.title} value={title} change={(changed) => change({ title: changed })} />
                {address !== null && (
                  <Tick
                    checked={hasAddress}
                    hint={cardWords.addressHint[addressKind(text)]({ address })}
                    onChange={({ target }) => change({ hasAddress: target.checked })}
                  >
                    {cardWords.address[addressKind(text)]}
                  </Tick>
                )}
              </>
            )
          }
          numbers={
            sheet && (
              <>
                <StartField setup={setup} />
                <NumberField
                  {...COPIES}
                  label={labelWords.copies}
                  value={copies.first}
                  change={(changed) => change({ copies: changed })}
                />
              </>
            )
          }
        >
          {sheet && (
            <>
              <CutLinesTick checked={choice.hasCutLines} change={(hasCutLines) => change({ hasCutLines })} />
              {!isBlack && <BlackInkField choice={choice} change={change} />}
            </>
          )}
          <OtherCodesChoice
            id={id}
            others={choice.others}
            copies={copies.others}
            change={(changed) => change({ others: changed })}
          />
        </LabelFields>
        {drawn && sheet && <LabelMeaning rows={drawn.rows} sheet={sheet} failed={others.failed} />}
        {first && <PrintVerdict {...verdict} content={contentVerdict(code.design)} />}
        {pages.length > 0 && <Note>{labelWords.sheets({ labels: count, pages: pages.length })}</Note>}
        {sheet && drawn && (
          <PrintActions
            file={
              free > 0 && pages.length > 0 && codeWidth !== null
                ? {
                    name: labelWords.files.labels({
                      name: fileNameOf(text),
                      sheet: sheetInFileName(sheet),
                      mm: codeWidth,
                    }),
                    make: () =>
                      writePdf(pages, {
                        title: cardWords.title({ product: productName, name: codeName(text) }),
                        description: codeLabel(text),
                        ...{ ink, date: new Date() },
                      }),
                  }
                : null
            }
          />
        )}
      </div>
    </div>
  );
}

function usePages(
  drawn: DrawnCodes<LabelPages> | null,
  { first: own, others }: ReturnType<typeof shareLabels>,
  hasCutLines: boolean,
  { sheet, first, correction }: PrintSetup,
): { readonly pages: readonly PdfPage[]; readonly count: number } {
  return useMemo(() => {
    const rows = drawn?.rows ?? [];
    const labels = rows.flatMap((row, k) =>
      row && drawn ? [{ page: row.page, copies: others.get(drawn.codes[k].id) ?? own }] : [],
    );
    const isDrawn = sheet !== null && drawn?.pages.sheet === sheet && rows[0];
    return {
      pages: isDrawn ? placeRows(labels, { is: 'labels', sheet, first, correction, hasCutLines }, true) : [],
      count: labels.reduce((sum, label) => sum + label.copies, 0),
    };
  }, [drawn, own, others, hasCutLines, sheet, first, correction]);
}

interface LabelMeaningProps {
  readonly rows: readonly (DrawnRow | null)[];
  readonly sheet: LabelSheet;
  readonly failed: number;
}

function LabelMeaning({ rows: [first, ...others], sheet, failed }: LabelMeaningProps) {
  const narrow = others.filter((row) => row && qualityOf(row.moduleWidth) === 'narrow').length;
  const cut = others.filter((row) => row && row.cautions.length > 0).length;
  const leftOut = others.filter((row) => row === null).length + failed;
  return (
    <div role="status">
      {first ? <FirstLabel first={first} /> : <TooSmall sheet={sheet} />}
      {narrow > 0 && <Note tone="warning">{labelWords.othersNarrow({ count: narrow })}</Note>}
      {cut > 0 && <Note tone="warning">{labelWords.othersCut({ count: cut })}</Note>}
      {leftOut > 0 && <Note tone="warning">{labelWords.leftOut({ count: leftOut })}</Note>}
    </div>
  );
}

function FirstLabel({ first: { print, moduleWidth, cautions } }: { readonly first: DrawnRow }) {
  const module = grammar.number(moduleWidth, 2);
  return (
    <>
      <Note>{labelWords.size({ width: moduleWidth * print.code.size, module })}</Note>
      {qualityOf(moduleWidth) === 'narrow' && <Note tone="warning">{labelWords.narrow({ module })}</Note>}
      {print.code.level === 'M' && <Note>{labelWords.levelM}</Note>}
      {cautions.includes('address-left-out') && <Note tone="warning">{labelWords.addressLeftOut}</Note>}
      {cautions.includes('words-cut') && <Note tone="warning">{labelWords.wordsCut}</Note>}
      {cautions.includes('words-left-out') && <Note tone="warning">{labelWords.wordsLeftOut}</Note>}
    </>
  );
}

function TooSmall({ sheet }: { readonly sheet: LabelSheet }) {
  const [short, long] = [Math.min(sheet.width, sheet.height), Math.max(sheet.width, sheet.height)];
  return (
    <Note tone="problem">
      {labelWords.tooSmall({ height: short, width: long, characters: longestTextFor(sheet) ?? 0 })}
    </Note>
  );
}
