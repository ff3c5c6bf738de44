import type { ReactNode } from 'react';
import { labelsOn, OWN_SHEET_FIELDS, OWN_SHEET_LIMITS, type OwnSheetProblem, PAPERS, type PaperName } from '#sheets';
import { CORRECTION_LIMITS } from '#storage';
import { ChoiceRow, Disclosure, Note, NumberField, Tick } from '#ui';
import { labelWords } from '#words/printing';
import type { PrintSetup } from './print-setup.ts';
import styles from './printing.module.css';
import { OWN_SHEET, ownPaper, ROLL, ROLL_LIMITS } from './products.ts';

interface LabelFieldsProps {
  readonly setup: PrintSetup;
  readonly words: ReactNode;
  readonly numbers?: ReactNode;
  readonly children: ReactNode;
}

export function LabelFields({ setup, words, numbers, children }: LabelFieldsProps) {
  return (
    <>
      {words}
      <PlaceField {...setup} />
      {numbers && (
        <div className={styles.numbers} data-row="l">
          {numbers}
        </div>
      )}
      {children}
      <PrinterFields {...setup} />
    </>
  );
}

/** The measurements of the visitor's own sheet or roll; nothing for a known sheet. */
export function MeasureFields({ setup }: { readonly setup: PrintSetup }) {
  if (setup.product === OWN_SHEET) return <OwnSheetFields {...setup} />;
  return setup.product === ROLL ? <RollFields {...setup} /> : null;
}

/** Nothing if a sheet has only one label. */
export function StartField({ setup }: { readonly setup: PrintSetup }) {
  const count = setup.sheet ? labelsOn(setup.sheet) : 0;
  if (count < 2) return null;
  return (
    <NumberField
      label={labelWords.start}
      unit={labelWords.ofLabels({ count })}
      value={setup.first.start}
      limits={{ min: 1, max: count }}
      limitsText={labelWords.limits}
      change={(start) => setup.changeFirst({ start })}
    />
  );
}

function PlaceField({ place, changePlace }: PrintSetup) {
  if (!place) return null;
  return <ChoiceRow label={labelWords.place} look="segments" options={PLACES} value={place} choose={changePlace} />;
}

const PLACES = [
  { value: 'beside', name: labelWords.places.beside },
  { value: 'below', name: labelWords.places.below },
] as const;

interface CutLinesTickProps {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

export function CutLinesTick({ checked, change }: CutLinesTickProps) {
  return (
    <Tick checked={checked} hint={labelWords.cutLinesHint} onChange={({ target }) => change(target.checked)}>
      {labelWords.cutLines}
    </Tick>
  );
}

function OwnSheetFields({ own, changeOwn, problem }: PrintSetup) {
  return (
    <div className={styles.fields} data-stack="l top">
      <ChoiceRow
        label={labelWords.paper}
        look="segments"
        options={(Object.keys(PAPERS) as PaperName[]).map((value) => ({ value, name: labelWords.papers[value] }))}
        value={ownPaper(own)}
        choose={(paper) => changeOwn({ ...own, isLetter: paper === 'Letter' ? 1 : 0 })}
      />
      <div className={styles.numbers} data-row="l">
        {OWN_SHEET_FIELDS.map((field) => {
          const { least, most } = OWN_SHEET_LIMITS[field];
          const isCount = field === 'columns' || field === 'rows';
          return (
            <NumberField
              key={field}
              label={labelWords.ownFields[field]}
              unit={isCount ? '' : labelWords.mm}
              value={own[field]}
              limits={{ min: least, max: most }}
              limitsText={isCount ? labelWords.limits : labelWords.limitsMm}
              digits={isCount ? 0 : 2}
              change={(value) => changeOwn({ ...own, [field]: value })}
            />
          );
        })}
      </div>
      {problem ? (
        <Note tone="problem" role="alert">
          {ownProblemText(problem)}
        </Note>
      ) : (
        <Note>{labelWords.ownHint}</Note>
      )}
    </div>
  );
}

function ownProblemText(problem: OwnSheetProblem): string {
  const { ownFields, ownProblems } = labelWords;
  if (problem.kind === 'number') return ownProblems.number({ field: ownFields[problem.field] });
  return ownProblems[problem.kind](problem);
}

function RollFields({ roll, changeRoll }: PrintSetup) {
  return (
    <div className={styles.fields} data-stack="l top">
      <div className={styles.numbers} data-row="l">
        {(['width', 'height'] as const).map((field) => (
          <NumberField
            key={field}
            label={labelWords.ownFields[field]}
            unit={labelWords.mm}
            value={roll[field]}
            limits={ROLL_LIMITS}
            limitsText={labelWords.limitsMm}
            digits={1}
            change={(value) => changeRoll({ ...roll, [field]: value })}
          />
        ))}
      </div>
      <Note>{labelWords.rollHint}</Note>
    </div>
  );
}

const { nudge, percent } = CORRECTION_LIMITS;

const CORRECTIONS = [
  { part: 'x', label: labelWords.right, unit: labelWords.mm, limits: nudge, limitsText: labelWords.limitsMm },
  { part: 'y', label: labelWords.down, unit: labelWords.mm, limits: nudge, limitsText: labelWords.limitsMm },
  {
    part: 'percent',
    label: labelWords.scale,
    unit: labelWords.percent,
    limits: percent,
    limitsText: labelWords.limitsPercent,
  },
] as const;

function PrinterFields({ correction, changeCorrection }: PrintSetup) {
  return (
    <Disclosure title={labelWords.printer}>
      <div className={styles.fields} data-stack="l top">
        <Note>{labelWords.printerHint}</Note>
        <div className={styles.numbers} data-row="l">
          {CORRECTIONS.map(({ part, ...field }) => (
            <NumberField
              key={part}
              {...field}
              value={correction[part]}
              digits={1}
              change={(value) => changeCorrection({ ...correction, [part]: value })}
            />
          ))}
        </div>
        <Note>{labelWords.remembered}</Note>
      </div>
    </Disclosure>
  );
}
