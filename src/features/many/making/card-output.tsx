import { SelectField, Tick } from '#ui';
import { CardOptions } from '#ui/printing';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import type { OutputFieldsProps } from './output-fields.tsx';

type CardOutputProps = Pick<OutputFieldsProps, 'many' | 'changeMany' | 'setup' | 'words'>;

/** The card that each code is printed on, and what stands on it. */
export function CardOutput({ many, changeMany, setup, words }: CardOutputProps) {
  const { card, cards } = setup;
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={card.id} choose={(value) => changeMany({ card: value })}>
        <CardOptions cards={cards} />
      </SelectField>
      {words}
      <Tick
        checked={many.hasAddress}
        hint={card.isForWifi ? manyMakeWords.networkHint : manyMakeWords.addressHint}
        onChange={({ target }) => changeMany({ hasAddress: target.checked })}
      >
        {card.isForWifi ? manyMakeWords.network : manyMakeWords.address}
      </Tick>
      {card.isForWifi && (
        <Tick
          checked={many.hasPassword}
          hint={cardWords.passwordHint}
          onChange={({ target }) => changeMany({ hasPassword: target.checked })}
        >
          {cardWords.password}
        </Tick>
      )}
      <Tick
        checked={many.hasMarks}
        hint={cardWords.marksHint}
        onChange={({ target }) => changeMany({ hasMarks: target.checked })}
      >
        {cardWords.marks}
      </Tick>
    </div>
  );
}
