import { Note, SelectField, Tick } from '#ui';
import { CardOptions, MarksTick, PasswordTick } from '#ui/printing';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import type { OutputFieldsProps } from './output-fields.tsx';

type CardOutputProps = Pick<OutputFieldsProps, 'many' | 'changeMany' | 'setup' | 'words' | 'copies'>;

/** The fields for the card on which each code is printed, and for the words on that card. */
export function CardOutput({ many, changeMany, setup, words, copies }: CardOutputProps) {
  const { card, cards } = setup;
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={card.id} choose={(value) => changeMany({ card: value })}>
        <CardOptions cards={cards} />
      </SelectField>
      {copies > 0 && <Note>{manyMakeWords.pages(copies)}</Note>}
      {words}
      <Tick
        checked={many.hasAddress}
        hint={card.isForWifi ? manyMakeWords.networkHint : manyMakeWords.addressHint}
        onChange={({ target }) => changeMany({ hasAddress: target.checked })}
      >
        {card.isForWifi ? manyMakeWords.network : manyMakeWords.address}
      </Tick>
      {card.isForWifi && (
        <PasswordTick checked={many.hasPassword} change={(hasPassword) => changeMany({ hasPassword })} />
      )}
      <MarksTick checked={many.hasMarks} change={(hasMarks) => changeMany({ hasMarks })} />
    </div>
  );
}
