import { type LabelSheet, longestTextFor, qualityOf } from '#sheets';
import { Note } from '#ui';
import { grammar } from '#words/grammar';
import { labelWords } from '#words/labels';
import type { DrawnRun } from './draw-run.ts';

interface LabelMeaningProps {
  readonly run: DrawnRun;
  readonly sheet: LabelSheet;
  /** The title that the visitor wants on the label. */
  readonly title: string;
  /** How many codes cannot be made. */
  readonly failed: number;
}

/** Shows the size of the code on its label, the problems, and what to do about them. */
export function LabelMeaning({ run, sheet, title, failed }: LabelMeaningProps) {
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
