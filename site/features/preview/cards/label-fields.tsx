import { useId } from 'react';
import { addressInWords } from '#content';
import type { LabelSheet } from '#sheets';
import { BlackInkField, controlClass, Field, NumberField, Tick } from '#ui';
import { CutLinesTick, NumberRow, StartField } from '#ui/printing';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import type { Remade } from '#workbench';
import desk from './print-desk.module.css';
import type { LabelChoice } from './use-label-choice.ts';
import { usualTitle } from './use-label-run.ts';

/** The longest title, in characters. No label has room for more. */
const LONGEST = 200;
export const MOST_COPIES = 1000;

interface LabelFieldsProps {
  readonly code: Remade;
  readonly sheet: LabelSheet;
  readonly choice: LabelChoice;
  readonly copies: number;
  readonly change: (part: Partial<LabelChoice>) => void;
  /**
   * Whether the labels are black on white. Such labels are always printed in black ink, so `BlackInkField` is hidden.
   */
  readonly isBlack: boolean;
}

/** The fields for the words on labels, the number of labels, the first label to print on, and print options. */
export function LabelFields({ code, sheet, choice, copies, change, isBlack }: LabelFieldsProps) {
  const id = useId();
  const address = addressInWords(code.made.text);
  return (
    <div className={desk.fields}>
      <Field label={labelWords.title} htmlFor={id}>
        <input
          id={id}
          className={controlClass}
          value={choice.title ?? usualTitle(code)}
          maxLength={LONGEST}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      {address !== null && (
        <Tick
          checked={choice.hasAddress}
          hint={cardWords.addressHint(address)}
          onChange={({ target }) => change({ hasAddress: target.checked })}
        >
          {cardWords.address}
        </Tick>
      )}
      <NumberRow>
        <StartField sheet={sheet} start={choice.start} change={(start) => change({ start })} />
        <NumberField
          label={labelWords.copies}
          unit={labelWords.copiesUnit}
          value={copies}
          limits={{ min: 1, max: MOST_COPIES }}
          limitsText={labelWords.limits}
          change={(changed) => change({ copies: changed })}
        />
      </NumberRow>
      <CutLinesTick checked={choice.hasCutLines} change={(hasCutLines) => change({ hasCutLines })} />
      {!isBlack && <BlackInkField choice={choice} change={change} />}
    </div>
  );
}
