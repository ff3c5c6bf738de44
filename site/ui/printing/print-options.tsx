import { type LabelSheet, labelsOn } from '#sheets';
import { NumberField, Tick } from '#ui';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';

interface StartFieldProps {
  readonly sheet: LabelSheet;
  readonly start: number;
  readonly change: (start: number) => void;
}

/**
 * A field for the number of the label at which printing starts, on the first sheet. Shows nothing if a sheet has only
 * one label, as on a roll.
 */
export function StartField({ sheet, start, change }: StartFieldProps) {
  const count = labelsOn(sheet);
  if (count === 1) return null;
  return (
    <NumberField
      label={labelWords.start}
      unit={labelWords.ofLabels(count)}
      value={Math.min(start, count)}
      limits={{ min: 1, max: count }}
      limitsText={labelWords.limits}
      change={change}
    />
  );
}

interface OwnTickProps {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

/** A tick for printing cut lines around labels. */
export function CutLinesTick({ checked, change }: OwnTickProps) {
  return (
    <Tick checked={checked} hint={labelWords.cutLinesHint} onChange={({ target }) => change(target.checked)}>
      {labelWords.cutLines}
    </Tick>
  );
}

/** A tick for adding bleed and marks to a card's file. */
export function MarksTick({ checked, change }: OwnTickProps) {
  return (
    <Tick checked={checked} hint={cardWords.marksHint} onChange={({ target }) => change(target.checked)}>
      {cardWords.marks}
    </Tick>
  );
}

/** A tick for printing the password on a network's card. */
export function PasswordTick({ checked, change }: OwnTickProps) {
  return (
    <Tick checked={checked} hint={cardWords.passwordHint} onChange={({ target }) => change(target.checked)}>
      {cardWords.password}
    </Tick>
  );
}
