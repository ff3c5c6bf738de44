import { useId } from 'react';
import type { CodeEntry } from '#storage';
import { codeName, controlClass, Field, Note } from '#ui';
import { manyWords } from '#words/many';

const words = manyWords.look;

interface CodeLookProps {
  /** The stored codes; null until they have been read. */
  readonly codes: readonly CodeEntry[] | null;
  /** The id of the stored code whose look is chosen. This code may have been deleted. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** A field for choosing a stored code. The codes made from the table get the look of this stored code. */
export function CodeLook({ codes, chosen, choose }: CodeLookProps) {
  const id = useId();
  if (!codes) return null;
  if (codes.length === 0) return <Note tone="warning">{words.noCodes}</Note>;
  const isThere = codes.some((code) => code.id === chosen);
  return (
    <Field label={words.yourCodes} htmlFor={id}>
      <select
        id={id}
        className={controlClass}
        value={isThere ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      >
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
      </select>
    </Field>
  );
}
