import { useId } from 'react';
import { addressInWords, networkInText } from '#content';
import type { CardProduct } from '#sheets/cards';
import { BlackInkField, controlClass, Field, Note, Tick } from '#ui';
import { MarksTick, PasswordTick } from '#ui/printing';
import { cardWords } from '#words/cards';
import type { Remade } from '#workbench';
import styles from './print-desk.module.css';
import { type CardChoice, headlineOf } from './use-card-choice.ts';

/** The longest text of a field, in characters. No card has room for more. */
const LONGEST = 200;

interface CardFieldsProps {
  readonly code: Remade;
  readonly product: CardProduct;
  readonly choice: CardChoice;
  readonly change: (part: Partial<CardChoice>) => void;
  /** Whether the card is black on white. Such a card is always printed in black ink, so `BlackInkField` is hidden. */
  readonly isBlack: boolean;
}

/** The fields for a card's words and print settings. */
export function CardFields({ code, product, choice, change, isBlack }: CardFieldsProps) {
  const { text } = code.made;
  const address = addressInWords(text);
  const hasPassword = (networkInText(text)?.password ?? '') !== '';
  const hasText = product.layout !== 'centered';
  return (
    <div className={styles.fields}>
      <WordsField
        label={cardWords.headline}
        value={choice.headline ?? headlineOf(code, product)}
        change={(headline) => change({ headline })}
      />
      {hasText && (
        <WordsField label={cardWords.text} value={choice.text} change={(changed) => change({ text: changed })} />
      )}
      {product.type.number !== undefined && (
        <WordsField
          label={cardWords.number}
          value={choice.number}
          hint={cardWords.numberHint}
          change={(number) => change({ number })}
        />
      )}
      {address !== null && (
        <Tick
          checked={choice.hasAddress}
          hint={cardWords.addressHint(address)}
          onChange={({ target }) => change({ hasAddress: target.checked })}
        >
          {cardWords.address}
        </Tick>
      )}
      {product.isForWifi && hasPassword && (
        <PasswordTick checked={choice.hasPassword} change={(hasPassword) => change({ hasPassword })} />
      )}
      <MarksTick checked={choice.hasMarks} change={(hasMarks) => change({ hasMarks })} />
      {!isBlack && <BlackInkField choice={choice} change={change} />}
    </div>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly change: (value: string) => void;
}

function WordsField({ label, value, hint, change }: WordsFieldProps) {
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
