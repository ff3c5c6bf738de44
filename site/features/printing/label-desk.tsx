import { useMemo, useState } from 'react';
import { addressInWords, addressKind, hideSecrets } from '#content';
import type { Drawing } from '#drawing';
import { type LabelSheet, labelPages, longestTextFor, printOfLabel, qualityOf, testPage, writePages } from '#sheets';
import { isBlackOnWhite } from '#sheets/cards';
import { BlackInkField, codeName, fileNameOf, Note, NumberField, PrintVerdict, Tick, TryAgain } from '#ui';
import { grammar } from '#words/grammar';
import { cardWords, labelWords } from '#words/printing';
import { type Remade, usePrintVerdict } from '#workbench';
import { WordsField } from './card-fields.tsx';
import { CutLinesTick, LabelFields, MeasureFields, StartField } from './label-fields.tsx';
import { LabelPreview } from './label-preview.tsx';
import { type DrawnRun, drawRun, type RunCode, shareLabels, usualTitle } from './label-run.ts';
import { COPIES, OtherCodesChoice, useOtherCodes, type WantedCopies } from './other-codes.tsx';
import { PrintActions } from './print-actions.tsx';
import { type PrintSetup, usePrintSetup } from './print-setup.ts';
import styles from './printing.module.css';
import { type LabelId, labelProductName } from './products.ts';
import { type Draw, useDrawn } from './use-drawn.ts';

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
  const { sheet, free, correction, place } = setup;
  const others = useOtherCodes(choice.others);
  const { text } = code.made;
  const title = choice.title ?? usualTitle(code);
  const codes = useMemo((): RunCode[] => [{ id, code, title }, ...others.codes], [id, code, title, others]);
  const { hasAddress } = choice;
  const draw = useMemo((): Draw<DrawnRun> | null => {
    return sheet && ((lettering, isWanted) => drawRun({ codes, sheet, place, hasAddress, lettering }, isWanted));
  }, [codes, sheet, place, hasAddress]);
  const { drawn: run, lettering, isMissing, retry } = useDrawn(draw);
  const copies = useMemo(() => shareLabels(free, choice.copies, choice.others), [free, choice.copies, choice.others]);
  const { pages, count } = usePages(run, copies, choice.hasCutLines, setup);
  const isBlack = useMemo(() => run?.labels.every(({ drawing }) => isBlackOnWhite(drawing)) ?? true, [run]);
  // Labels that were drawn for another sheet do not count.
  const first = run?.sheet === sheet ? run?.first : null;
  const verdict = usePrintVerdict(
    useMemo(() => (first ? printOfLabel(first, { ...first.made, text }) : null), [text, first]),
  );
  if (isMissing) return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={retry} />;
  const address = addressInWords(text);
  const productName = labelProductName(product);
  const codeWidth = first && Number((first.layout.moduleWidth * first.made.code.size).toFixed(1));
  const ink = isBlack || choice.isBlackOnly ? 'black' : 'rgb';
  return (
    <div className={styles.columns}>
      <LabelPreview setup={setup} pages={pages} />
      <div className={styles.fields}>
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
                    hint={cardWords.addressHint[addressKind(text)](address)}
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
        {run && sheet && <LabelMeaning run={run} sheet={sheet} title={title} failed={others.failed} />}
        {first && <PrintVerdict {...verdict} />}
        {pages.length > 0 && <Note>{labelWords.sheets(count, pages.length)}</Note>}
        {sheet && lettering && (
          <PrintActions
            file={
              free > 0 && pages.length > 0 && codeWidth !== null
                ? {
                    name: `quietzone-${fileNameOf(text)}-${product}-${codeWidth}mm.pdf`,
                    make: () =>
                      writePages(pages, {
                        title: cardWords.title(productName, codeName(text)),
                        description: hideSecrets(text),
                        ...{ ink, date: new Date() },
                      }),
                  }
                : null
            }
            test={{
              name: `quietzone-${product}-test.pdf`,
              make: () =>
                writePages([testPage(sheet, labelWords, lettering, correction)], {
                  title: labelWords.testPageTitle(productName),
                  ...{ ink: 'black', date: new Date() },
                }),
            }}
          />
        )}
      </div>
    </div>
  );
}

function usePages(
  run: DrawnRun | null,
  { first: own, others }: ReturnType<typeof shareLabels>,
  hasCutLines: boolean,
  { sheet, first, correction }: PrintSetup,
): { readonly pages: readonly Drawing[]; readonly count: number } {
  return useMemo(() => {
    const labels = (run?.labels ?? []).map(({ drawing, id }) => ({ drawing, copies: others.get(id) ?? own }));
    const isDrawn = sheet !== null && run?.sheet === sheet && run.first !== null;
    return {
      pages: isDrawn ? labelPages({ sheet, labels, first, correction, hasCutLines }) : [],
      count: labels.reduce((sum, label) => sum + label.copies, 0),
    };
  }, [run, own, others, hasCutLines, sheet, first, correction]);
}

interface LabelMeaningProps {
  readonly run: DrawnRun;
  readonly sheet: LabelSheet;
  readonly title: string;
  readonly failed: number;
}

function LabelMeaning({ run, sheet, title, failed }: LabelMeaningProps) {
  const { first, leftOut, narrow, cut } = run;
  return (
    <div role="status">
      {first ? <FirstLabel first={first} title={title} /> : <TooSmall sheet={sheet} />}
      {narrow > 0 && <Note tone="warning">{labelWords.othersNarrow(narrow)}</Note>}
      {cut > 0 && <Note tone="warning">{labelWords.othersCut(cut)}</Note>}
      {leftOut + failed > 0 && <Note tone="warning">{labelWords.leftOut(leftOut + failed)}</Note>}
    </div>
  );
}

function FirstLabel({ first, title }: { readonly first: NonNullable<DrawnRun['first']>; readonly title: string }) {
  const { layout, made } = first;
  const { moduleWidth, block } = layout;
  const module = grammar.number(moduleWidth, 2);
  return (
    <>
      <Note>{labelWords.size(moduleWidth * made.code.size, module)}</Note>
      {qualityOf(moduleWidth) === 'narrow' && <Note tone="warning">{labelWords.narrow(module)}</Note>}
      {made.code.level === 'M' && <Note>{labelWords.levelM}</Note>}
      {block?.isLineLeftOut && <Note tone="warning">{labelWords.addressLeftOut}</Note>}
      {block?.isCut && <Note tone="warning">{labelWords.wordsCut}</Note>}
      {!block && title.trim() !== '' && <Note tone="warning">{labelWords.wordsLeftOut}</Note>}
    </>
  );
}

function TooSmall({ sheet }: { readonly sheet: LabelSheet }) {
  const [short, long] = [Math.min(sheet.width, sheet.height), Math.max(sheet.width, sheet.height)];
  return <Note tone="problem">{labelWords.tooSmall(short, long, longestTextFor(sheet) ?? 0)}</Note>;
}
