import { useId, useState } from 'react';
import {
  countRange,
  DELIMITERS,
  type Delimiter,
  ENCODINGS,
  type NumberRange,
  type Recognized,
  type TableEncoding,
  type TableHints,
} from '#tables';
import { Button, controlClass, Disclosure, Field, Note, readNumber, SelectField, Tick } from '#ui';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import styles from './many.module.css';

const { bring: words, range: rangeWords } = manyWords;

/** What tables in a language are likely to be in, besides UTF-8. In all others, that is windows-1252. */
const LIKELY: Readonly<Record<string, readonly TableEncoding[]>> = {
  ja: ['shift_jis', 'euc-jp'],
  zh: ['gb18030', 'big5'],
};

const OFFERED_ENCODINGS = new Set<TableEncoding>([
  'utf-8',
  ...(LIKELY[grammar.language.slice(0, 2)] ?? ['windows-1252']),
  ...ENCODINGS,
]);

interface RecognizedFieldsProps {
  readonly recognized: Recognized & Pick<TableHints, 'showsHidden'>;
  readonly change: (hints: TableHints) => void;
}

export function RecognizedFields({ recognized, change }: RecognizedFieldsProps) {
  const {
    delimiter,
    encoding,
    readings,
    sheetNames,
    sheet,
    heads,
    headerRow,
    hasHidden,
    showsHidden = false,
  } = recognized;
  return (
    <fieldset className={styles.recognized} data-stack="l" aria-label={words.recognized}>
      <div className={styles.twos} data-stack="l column">
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
            {[...OFFERED_ENCODINGS].map((each) => (
              <option key={each} value={each}>
                {readings[each]?.length
                  ? words.encodingWith({ encoding: words.encodings[each], rows: readings[each].join(' · ') })
                  : words.encodings[each]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={words.headerRow}
          // A stored choice may be the number of an empty row.
          value={(headerRow > 0 && heads.find(({ number }) => number >= headerRow)?.number) || 0}
          choose={(value) => change({ headerRow: Number(value) })}
        >
          <option value={0}>{words.noHeader}</option>
          {heads.map(({ number, text }) => (
            <option key={number} value={number}>
              {words.headerAt({ row: number, text })}
            </option>
          ))}
        </SelectField>
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
      </div>
      {hasHidden && (
        <Tick checked={showsHidden} onChange={({ target }) => change({ showsHidden: target.checked })}>
          {words.showsHidden}
        </Tick>
      )}
    </fieldset>
  );
}

const FIRST = { from: '1', to: '100', step: '1', digits: '4', prefix: '', suffix: '' };

const NUMBERS = ['from', 'to', 'step', 'digits'] as const;

export function RangeFields({ use }: { readonly use: (range: NumberRange) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={rangeWords.title} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && <Fields use={use} />}
    </Disclosure>
  );
}

function Fields({ use }: { readonly use: (range: NumberRange) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(FIRST);
  const range = rangeOf(typed);
  const isRange = countRange(range) !== null;
  return (
    <>
      <div className={styles.numbers}>
        {(Object.keys(FIRST) as (keyof typeof FIRST)[]).map((name) => (
          <Field key={name} label={rangeWords[name]} htmlFor={`${id}-${name}`}>
            <input
              id={`${id}-${name}`}
              className={controlClass}
              type="text"
              // The numeric keyboards of phones have no minus sign, which only the first two may need.
              inputMode={name === 'step' || name === 'digits' ? 'numeric' : undefined}
              autoComplete="off"
              spellCheck={false}
              value={typed[name]}
              aria-invalid={(isNumber(name) && !isRange) || undefined}
              aria-describedby={isRange ? undefined : `${id}-problem`}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div role="status">
        {!isRange && (
          <Note id={`${id}-problem`} tone="problem">
            {rangeWords.refused}
          </Note>
        )}
      </div>
      <Button size="small" className={styles.use} disabled={!isRange} onClick={() => use(range)}>
        {rangeWords.use}
      </Button>
    </>
  );
}

function isNumber(name: string): boolean {
  return (NUMBERS as readonly string[]).includes(name);
}

function rangeOf(typed: typeof FIRST): NumberRange {
  const number = (text: string): number => readNumber(text, true) ?? Number.NaN;
  const { from, to, step, digits, prefix, suffix } = typed;
  return { from: number(from), to: number(to), step: number(step), digits: number(digits), prefix, suffix };
}
