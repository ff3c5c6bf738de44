import type { Dispatch } from 'react';
import { FieldGroup, Note, Segments, Step } from '#ui';
import { manyWords } from '#words/many';
import { useCodes } from '#workbench';
import { CodeLook } from './code-look.tsx';
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
  const codes = useCodes();
  const choose = (chosen: LookChoice) => dispatch({ do: 'choose-look', look: chosen });

  function chooseKind(kind: LookChoice['is']): void {
    choose(kind === 'code' ? { is: 'code', id: codes?.[0]?.id ?? '' } : { is: kind });
  }

  return (
    <Step number={3} title={manyWords.steps.look}>
      <FieldGroup label={words.label}>
        <Segments options={LOOKS} value={look.is} choose={chooseKind} />
      </FieldGroup>
      {look.is === 'work' && <Note>{words.workHint}</Note>}
      {look.is === 'plain' && <Note>{words.plainHint}</Note>}
      {look.is === 'code' && <CodeLook codes={codes} chosen={look.id} choose={(id) => choose({ is: 'code', id })} />}
    </Step>
  );
}
