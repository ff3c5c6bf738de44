import { type Dispatch, useEffect } from 'react';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { type CodeEntry, readStoredCode } from '#storage';
import { FieldGroup, Note, Segments, SelectField, Step } from '#ui';
import { codeName } from '#words';
import { manyWords } from '#words/many';
import { designStore, useAnswer, useCodes, useDesign } from '#workbench';
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

export function LookStep({ look, dispatch }: LookStepProps) {
  const codes = useCodes();
  const choose = (chosen: LookChoice) => dispatch({ do: 'choose-look', look: chosen });

  function chooseKind(kind: LookChoice['is']): void {
    choose(kind === 'code' ? { is: 'code', id: codes?.[0]?.id ?? '' } : { is: kind });
  }

  return (
    <Step number={4} title={manyWords.steps.look}>
      <FieldGroup label={words.label}>
        <Segments options={LOOKS} value={look.is} choose={chooseKind} />
      </FieldGroup>
      {look.is === 'work' && <Note>{words.workHint}</Note>}
      {look.is === 'plain' && <Note>{words.plainHint}</Note>}
      {look.is === 'code' && <CodeLook codes={codes} chosen={look.id} choose={(id) => choose({ is: 'code', id })} />}
    </Step>
  );
}

interface CodeLookProps {
  /** The stored codes; null until they have been read. */
  readonly codes: readonly CodeEntry[] | null;
  /** The id of the stored code whose look is chosen. This code may have been deleted. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function CodeLook({ codes, chosen, choose }: CodeLookProps) {
  if (!codes) return null;
  if (codes.length === 0) return <Note tone="warning">{words.noCodes}</Note>;
  const isThere = codes.some((code) => code.id === chosen);
  return (
    <SelectField label={words.yourCodes} value={isThere ? chosen : ''} choose={choose}>
      {!isThere && (
        <option value="" disabled>
          {words.chooseCode}
        </option>
      )}
      {codes.map((code) => (
        <option key={code.id} value={code.id}>
          {code.name ?? codeName(code.text)}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns the default design until the chosen stored code has loaded, or if it is gone. Each row sets the content. */
export function useLook(choice: LookChoice): QrDesign {
  const { design } = useDesign();
  const id = choice.is === 'code' ? choice.id : null;
  useEffect(() => void designStore.restore(), []);
  const stored = useAnswer([id], id === null ? null : () => readStoredCode(id)).value;
  if (choice.is === 'work') return design;
  return stored?.design ?? DEFAULT_DESIGN;
}
