import { type ReactNode, useId } from 'react';
import { controlClass, Field, Note, Tick } from '#ui';
import { cardWords } from '#words/printing';
import { type FactLabels, factLabels } from './products.ts';

interface CardTicks {
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly hasMarks: boolean;
}

interface CardChoice extends CardTicks, FactLabels {}

interface CardFieldsProps {
  readonly words: ReactNode;
  /** The tick for the address in the code, or for the name of its network; null if the code has neither. */
  readonly address: { readonly label: string; readonly hint: string } | null;
  /** Whether the card has a place for facts about a network. */
  readonly hasNetwork: boolean;
  readonly canHavePassword: boolean;
  readonly choice: CardChoice;
  readonly change: (part: Partial<CardChoice>) => void;
}

export function CardFields({ words, address, hasNetwork, canHavePassword, choice, change }: CardFieldsProps) {
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
      {hasNetwork && choice.hasAddress && (
        <WordsField
          label={cardWords.networkLabel}
          value={factLabels(choice).network}
          change={(networkLabel) => change({ networkLabel })}
        />
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
      {canHavePassword && choice.hasPassword && (
        <WordsField
          label={cardWords.passwordLabel}
          value={factLabels(choice).password}
          change={(passwordLabel) => change({ passwordLabel })}
        />
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
