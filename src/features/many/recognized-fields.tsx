import { useId } from 'react';
import type { TableHints } from '#tables';
import { DELIMITERS, type Delimiter, ENCODINGS, type Recognized, type TableEncoding } from '#tables/cells';
import { controlClass, Field, Tick } from '#ui';
import { manyWords } from '#words/many';
import styles from './bring-step.module.css';
import { Twos } from './twos.tsx';

const words = manyWords.bring;

interface RecognizedFieldsProps {
  readonly recognized: Recognized;
  readonly change: (hints: TableHints) => void;
}

/** How the table is read: what was recognized, each of which can be changed. */
export function RecognizedFields({ recognized, change }: RecognizedFieldsProps) {
  const id = useId();
  const { delimiter, encoding, sheetNames, sheet, hasHeader } = recognized;
  return (
    <fieldset className={styles.recognized} aria-label={words.recognized}>
      <Twos>
        {delimiter !== null && (
          <Field label={words.delimiter} htmlFor={`${id}-delimiter`}>
            <select
              id={`${id}-delimiter`}
              className={controlClass}
              value={delimiter}
              onChange={({ target }) => change({ delimiter: target.value as Delimiter })}
            >
              {DELIMITERS.map((each) => (
                <option key={each} value={each}>
                  {words.delimiters[each]}
                </option>
              ))}
            </select>
          </Field>
        )}
        {encoding !== null && (
          <Field label={words.encoding} htmlFor={`${id}-encoding`}>
            <select
              id={`${id}-encoding`}
              className={controlClass}
              value={encoding}
              onChange={({ target }) => change({ encoding: target.value as TableEncoding })}
            >
              {ENCODINGS.map((each) => (
                <option key={each} value={each}>
                  {words.encodings[each]}
                </option>
              ))}
            </select>
          </Field>
        )}
        {sheetNames.length > 1 && (
          <Field label={words.sheet} htmlFor={`${id}-sheet`}>
            <select
              id={`${id}-sheet`}
              className={controlClass}
              value={sheet}
              onChange={({ target }) => change({ sheet: Number(target.value) })}
            >
              {sheetNames.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sheets of a hostile file may share a name.
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
      </Twos>
      <Tick checked={hasHeader} onChange={({ target }) => change({ hasHeader: target.checked })}>
        {words.hasHeader}
      </Tick>
    </fieldset>
  );
}
