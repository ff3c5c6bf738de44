import { type Dispatch, useId } from 'react';
import { codeName, controlClass, Field, FieldGroup, Note, Segments, Step } from '#ui';
import { manyWords } from '#words/many';
import { useCodes } from '#workbench';
import type { LookChoice, ManyAction } from './many-set.ts';

const words = manyWords.look;

const LOOKS = [
  { value: 'work', name: words.work },
  { value: 'code', name: words.code },
  { value: 'plain', name: words.plain },
] as const;

interface LookStepProps {
  readonly look: LookChoice;
  readonly dispatch: Dispatch<ManyAction>;
}

/** The third step: the look of the codes. */
export function LookStep({ look, dispatch }: LookStepProps) {
  const id = useId();
  const codes = useCodes() ?? [];
  const choose = (chosen: LookChoice) => dispatch({ do: 'choose-look', look: chosen });

  function chooseKind(kind: LookChoice['is']): void {
    choose(kind === 'code' ? { is: 'code', id: codes[0]?.id ?? '' } : { is: kind });
  }

  return (
    <Step number={3} title={manyWords.steps.look}>
      <FieldGroup label={words.label}>
        <Segments options={LOOKS} value={look.is} choose={chooseKind} />
      </FieldGroup>
      {look.is === 'work' && <Note>{words.workHint}</Note>}
      {look.is === 'plain' && <Note>{words.plainHint}</Note>}
      {look.is === 'code' &&
        (codes.length === 0 ? (
          <Note tone="warning">{words.noCodes}</Note>
        ) : (
          <Field label={words.yourCodes} htmlFor={id}>
            <select
              id={id}
              className={controlClass}
              value={look.id}
              onChange={({ target }) => choose({ is: 'code', id: target.value })}
            >
              {codes.map((code) => (
                <option key={code.id} value={code.id}>
                  {code.name ?? codeName(code.text)}
                </option>
              ))}
            </select>
          </Field>
        ))}
    </Step>
  );
}
