import { Note, SelectField } from '#ui';
import {
  CutLinesTick,
  LabelOptions,
  OWN_SHEET,
  OwnSheetFields,
  PrinterFields,
  ROLL,
  RollFields,
  StartField,
} from '#ui/printing';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import type { OutputFieldsProps } from './output-fields.tsx';
import { sheetsFor } from './sheets-for.ts';

type LabelOutputProps = Pick<OutputFieldsProps, 'many' | 'changeMany' | 'setup' | 'words' | 'copies'>;

/**
 * The fields for labels: the kind of sheet, the words printed on each label, the label to begin with, and the printer.
 */
export function LabelOutput({ many, changeMany, setup, words, copies }: LabelOutputProps) {
  const { label, printed, first, changeFirst, hasFree } = setup;
  const { sheet, problem, correction } = printed;
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={label} choose={(value) => changeMany({ sheet: value })}>
        <LabelOptions />
      </SelectField>
      {sheet && hasFree && copies > 0 && (
        <Note>
          {label === ROLL
            ? manyMakeWords.labelsOnRoll(copies)
            : manyMakeWords.labelsOnSheets(copies, sheetsFor(copies, sheet, first))}
        </Note>
      )}
      {label === OWN_SHEET && <OwnSheetFields own={printed.own} change={printed.changeOwn} problem={problem} />}
      {label === ROLL && <RollFields roll={printed.roll} change={printed.changeRoll} />}
      {words}
      {sheet && <StartField sheet={sheet} start={first.start} change={(start) => changeFirst({ start })} />}
      <CutLinesTick checked={many.hasCutLines} change={(hasCutLines) => changeMany({ hasCutLines })} />
      <PrinterFields correction={correction} change={printed.changeCorrection} />
    </div>
  );
}
