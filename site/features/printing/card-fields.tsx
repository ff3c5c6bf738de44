import { type ReactNode, useId } from 'react';
import { controlClass, Field, Note, Tick } from '#ui';
import { cardWords } from '#words/printing';

interface CardTicks {
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly hasMarks: boolean;
}

interface CardFieldsProps {
  readonly words: ReactNode;
  /** The tick for the address in the code, or for the name of its network; null if the code has neither. */
  readonly address: { readonly label: string; readonly hint: string } | null;
  readonly canHavePassword: boolean;
  readonly choice: CardTicks;
  readonly change: (part: Partial<CardTicks>) => void;
}

export function CardFields({ words, address, canHavePassword, choice, change }: CardFieldsProps) {
  return (
    <>
      {words}
      {address && (
        <Tick
          checked={choice.hasAddress}
          hint={address.hint}
          onChange={({ target }) => change({ hasAddress: target.checked })}
        >
          {address.label}
        </Tick>
      )}
      {canHavePassword && (
        <Tick
          checked={choice.hasPassword}
          hint={cardWords.passwordHint}
          onChange={({ target }) => change({ hasPassword: target.checked })}
        >
          {cardWords.password}
        </Tick>
      )}
      <Tick
        checked={choice.hasMarks}
        hint={cardWords.marksHint}
        onChange={({ target }) => change({ hasMarks: target.checked })}
      >
        {cardWords.marks}
      </Tick>
    </>
  );
}

const LONGEST = 200;

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly change: (value: string) => void;
}

export function WordsField({ label, value, hint, change }: WordsFieldProps) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <input
        id={id}
        className={controlClass}
        value={value}
        maxLength={LONGEST}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => change(target.value)}
      />
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
    </Field>
  );
}
