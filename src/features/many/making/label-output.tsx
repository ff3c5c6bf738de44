import { labelsOn } from '#sheets';
import { NumberField, SelectField, Tick } from '#ui';
import { LabelOptions, OWN_SHEET, OwnSheetFields, PrinterFields, ROLL, RollFields } from '#ui/printing';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import styles from './making.module.css';
import type { OutputFieldsProps } from './output-fields.tsx';

type LabelOutputProps = Pick<OutputFieldsProps, 'many' | 'changeMany' | 'setup' | 'words'>;

/** The sheet that labels are printed on, where they begin, and what stands on them. */
export function LabelOutput({ many, changeMany, setup, words }: LabelOutputProps) {
  const { label, printed, first, changeFirst } = setup;
  const { sheet, problem, correction } = printed;
  const count = sheet ? labelsOn(sheet) : 1;
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={label} choose={(value) => changeMany({ sheet: value })}>
        <LabelOptions />
      </SelectField>
      {label === OWN_SHEET && <OwnSheetFields own={printed.own} change={printed.changeOwn} problem={problem} />}
      {label === ROLL && <RollFields roll={printed.roll} change={printed.changeRoll} />}
      {words}
      {count > 1 && (
        <NumberField
          label={labelWords.start}
          unit={labelWords.ofLabels(count)}
          value={Math.min(first.start, count)}
          limits={{ min: 1, max: count }}
          limitsText={labelWords.limits}
          change={(start) => changeFirst({ start })}
        />
      )}
      <Tick
        checked={many.hasCutLines}
        hint={labelWords.cutLinesHint}
        onChange={({ target }) => changeMany({ hasCutLines: target.checked })}
      >
        {labelWords.cutLines}
      </Tick>
      <PrinterFields correction={correction} change={printed.changeCorrection} />
    </div>
  );
}
