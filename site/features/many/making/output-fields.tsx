import { type ReactNode, useId } from 'react';
import {
  CardFields,
  CardOptions,
  CutLinesTick,
  LabelFields,
  LabelOptions,
  type PrintSetup,
  ROLL,
} from '#features/printing';
import { sheetsFor } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import { MANY_OUTPUTS, type ManyChoice } from '#storage';
import {
  BlackInkField,
  controlClass,
  Field,
  type FileFieldsProps,
  MarginField,
  Note,
  SelectField,
  SizeFields,
  Tick,
} from '#ui';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import styles from './making.module.css';

interface OutputFieldsProps extends FileFieldsProps {
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  /** The cards that are offered for the codes' type of content. */
  readonly cards: readonly CardProduct[];
  /** Modules per side of the code with the longest text among the first rows; used to explain sizes. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  /** The fields for the words on labels and cards. */
  readonly words: ReactNode;
  /** How many labels or pages the codes fill; 0 while unknown. */
  readonly copies: number;
}

/** The fields in which the visitor chooses the kind of output, and the settings of that output, such as the size. */
export function OutputFields(props: OutputFieldsProps) {
  const { many, changeMany, choice, change, hasSecrets } = props;
  const { output } = many;
  const id = useId();
  return (
    <div className={styles.fields}>
      <Field label={manyMakeWords.output} htmlFor={id}>
        <select
          id={id}
          className={controlClass}
          value={output}
          onChange={({ target }) => {
            const known = MANY_OUTPUTS.find((each) => each === target.value);
            if (known) changeMany({ output: known });
          }}
        >
          {MANY_OUTPUTS.map((each) => (
            <option key={each} value={each}>
              {manyMakeWords.outputs[each]}
            </option>
          ))}
        </select>
      </Field>
      <FieldsOfOutput {...props} />
      {output !== 'svg' && output !== 'png' && <BlackInkField choice={choice} change={change} />}
      {hasSecrets && (
        <Tick
          checked={many.tellsSecrets}
          hint={manyMakeWords.secretsHint}
          onChange={({ target }) => changeMany({ tellsSecrets: target.checked })}
        >
          {manyMakeWords.secrets}
        </Tick>
      )}
    </div>
  );
}

function FieldsOfOutput(props: OutputFieldsProps) {
  const { output } = props.many;
  switch (output) {
    case 'labels':
      return <LabelOutput {...props} />;
    case 'cards':
      return <CardOutput {...props} />;
    case 'svg':
    case 'png':
    case 'pdf':
    case 'one-pdf': {
      const { choice, change, modules } = props;
      const files = { ...choice, format: output === 'one-pdf' ? 'pdf' : output } as const;
      return (
        <>
          {output === 'one-pdf' && <Note>{manyMakeWords.onePdfHint}</Note>}
          <SizeFields modules={modules} choice={files} change={change} />
          <MarginField choice={files} change={change} />
        </>
      );
    }
  }
}

/** The fields for labels: the kind of sheet, the words printed on each label, and the label to begin with. */
function LabelOutput({ many, changeMany, setup, words, copies }: OutputFieldsProps) {
  const { product, sheet, first, free } = setup;
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={product} choose={(value) => changeMany({ sheet: value })}>
        <LabelOptions />
      </SelectField>
      {sheet && free > 0 && copies > 0 && (
        <Note>
          {product === ROLL
            ? manyMakeWords.labelsOnRoll(copies)
            : manyMakeWords.labelsOnSheets(copies, sheetsFor(copies, sheet, first))}
        </Note>
      )}
      <LabelFields setup={setup} words={words}>
        <CutLinesTick checked={many.hasCutLines} change={(hasCutLines) => changeMany({ hasCutLines })} />
      </LabelFields>
    </div>
  );
}

/** The fields for the card on which each code is printed, and for the words on that card. */
function CardOutput({ many, changeMany, card, cards, words, copies }: OutputFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField label={cardWords.product} value={card.id} choose={(value) => changeMany({ card: value })}>
        <CardOptions cards={cards} />
      </SelectField>
      {copies > 0 && <Note>{manyMakeWords.pages(copies)}</Note>}
      <CardFields
        words={words}
        address={
          card.isForWifi
            ? { label: manyMakeWords.network, hint: manyMakeWords.networkHint }
            : { label: manyMakeWords.address, hint: manyMakeWords.addressHint }
        }
        canHavePassword={card.isForWifi === true}
        choice={many}
        change={changeMany}
      />
    </div>
  );
}
