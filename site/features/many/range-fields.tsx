import { useId, useState } from 'react';
import { countRange, type NumberRange } from '#tables';
import { Button, controlClass, Disclosure, Field, Note } from '#ui';
import { manyWords } from '#words/many';
import styles from './range-fields.module.css';

const words = manyWords.range;

const FIRST = { from: '1', to: '100', step: '1', digits: '4', prefix: '', suffix: '' };

const NUMBERS = ['from', 'to', 'step', 'digits'] as const;

/** Fields for a range of numbers instead of a table, such as SN-0001 to SN-0100. */
export function RangeFields({ use }: { readonly use: (range: NumberRange) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={words.title} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
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
      <div className={styles.fields}>
        {(Object.keys(FIRST) as (keyof typeof FIRST)[]).map((name) => (
          <Field key={name} label={words[name]} htmlFor={`${id}-${name}`}>
            <input
              id={`${id}-${name}`}
              className={controlClass}
              type="text"
              inputMode={isNumber(name) ? 'numeric' : undefined}
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
            {words.refused}
          </Note>
        )}
      </div>
      <Button size="small" className={styles.use} disabled={!isRange} onClick={() => use(range)}>
        {words.use}
      </Button>
    </>
  );
}

function isNumber(name: string): boolean {
  return (NUMBERS as readonly string[]).includes(name);
}

function rangeOf(typed: typeof FIRST): NumberRange {
  const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
  const { from, to, step, digits, prefix, suffix } = typed;
  return { from: number(from), to: number(to), step: number(step), digits: number(digits), prefix, suffix };
}
