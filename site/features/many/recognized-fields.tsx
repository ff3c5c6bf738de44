import type { TableHints } from '#tables';
import { DELIMITERS, type Delimiter, ENCODINGS, type Recognized, type TableEncoding } from '#tables';
import { SelectField, Tick } from '#ui';
import { manyWords } from '#words/many';
import styles from './bring-step.module.css';
import { Twos } from './twos.tsx';

const words = manyWords.bring;

interface RecognizedFieldsProps {
  readonly recognized: Recognized;
  readonly change: (hints: TableHints) => void;
}

/** The fields that show how the table was read, and let the visitor change that. */
export function RecognizedFields({ recognized, change }: RecognizedFieldsProps) {
  const { delimiter, encoding, sheetNames, sheet, hasHeader } = recognized;
  return (
    <fieldset className={styles.recognized} aria-label={words.recognized}>
      <Twos>
        {delimiter !== null && (
          <SelectField
            label={words.delimiter}
            value={delimiter}
            choose={(value) => change({ delimiter: value as Delimiter })}
          >
            {DELIMITERS.map((each) => (
              <option key={each} value={each}>
                {words.delimiters[each]}
              </option>
            ))}
          </SelectField>
        )}
        {encoding !== null && (
          <SelectField
            label={words.encoding}
            value={encoding}
            choose={(value) => change({ encoding: value as TableEncoding })}
          >
            {ENCODINGS.map((each) => (
              <option key={each} value={each}>
                {words.encodings[each]}
              </option>
            ))}
          </SelectField>
        )}
        {sheetNames.length > 1 && (
          <SelectField label={words.sheet} value={sheet} choose={(value) => change({ sheet: Number(value) })}>
            {sheetNames.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sheets of a hostile file may share a name.
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </Twos>
      <Tick checked={hasHeader} onChange={({ target }) => change({ hasHeader: target.checked })}>
        {words.hasHeader}
      </Tick>
    </fieldset>
  );
}
