import type { Dispatch } from 'react';
import {
  CardFields,
  CutLinesTick,
  cardGroups,
  LabelFields,
  labelGroups,
  type PrintSetup,
  ProductField,
  ROLL,
} from '#features/printing';
import { sheetsFor } from '#sheets';
import { type CardProduct, hasFacts } from '#sheets/cards';
import { MANY_OUTPUTS, type ManyChoice, type ManyOutput } from '#storage';
import { guessName, LABEL_LINES_MAX, type Mapping, placeholderOf } from '#tables/mapping';
import { BlackInkField, type FileFieldsProps, MarginField, Note, SelectField, SizeFields, Tick } from '#ui';
import { manyWords } from '#words/many';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import type { ManyAction } from '../many-set.ts';
import { TemplateField } from '../template-field.tsx';
import styles from './making.module.css';

interface OutputFieldsProps extends FileFieldsProps {
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  readonly cards: readonly CardProduct[];
  /** Modules per side of the code with the longest text among the first rows; used to explain sizes. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  readonly mapping: Mapping;
  readonly columns: readonly string[];
  readonly dispatch: Dispatch<ManyAction>;
  /** How many labels or pages the codes fill; 0 while unknown. */
  readonly copies: number;
}

export function OutputFields(props: OutputFieldsProps) {
  const { many, changeMany, choice, change, hasSecrets } = props;
  const { output } = many;
  return (
    <div className={styles.fields}>
      <SelectField
        label={manyMakeWords.output}
        value={output}
        choose={(value) => changeMany({ output: value as ManyOutput })}
      >
        {MANY_OUTPUTS.map((each) => (
          <option key={each} value={each}>
            {manyMakeWords.outputs[each]}
          </option>
        ))}
      </SelectField>
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

function LabelOutput(props: OutputFieldsProps) {
  const { many, changeMany, setup, copies } = props;
  const { product, sheet, first, free } = setup;
  return (
    <div className={styles.fields}>
      <ProductField
        groups={labelGroups(navigator.languages)}
        value={product}
        choose={(sheet) => changeMany({ sheet })}
      />
      {sheet && free > 0 && copies > 0 && (
        <Note>
          {product === ROLL
            ? manyMakeWords.labelsOnRoll(copies)
            : manyMakeWords.labelsOnSheets(copies, sheetsFor(copies, sheet, first))}
        </Note>
      )}
      <LabelFields setup={setup} words={<LabelWords {...props} />}>
        <CutLinesTick checked={many.hasCutLines} change={(hasCutLines) => changeMany({ hasCutLines })} />
      </LabelFields>
    </div>
  );
}

function CardOutput(props: OutputFieldsProps) {
  const { many, changeMany, card, cards, copies, mapping } = props;
  return (
    <div className={styles.fields}>
      <ProductField groups={cardGroups(cards)} value={card.id} choose={(id) => changeMany({ card: id })} />
      {copies > 0 && <Note>{manyMakeWords.pages(copies)}</Note>}
      <CardFields
        words={<CardWords {...props} />}
        address={
          mapping.type === 'wifi'
            ? { label: manyMakeWords.network, hint: manyMakeWords.networkHint }
            : { label: manyMakeWords.address, hint: manyMakeWords.addressHint }
        }
        canHavePassword={mapping.type === 'wifi' && hasFacts(card)}
        choice={many}
        change={changeMany}
      />
    </div>
  );
}

type WordsProps = Pick<OutputFieldsProps, 'mapping' | 'columns' | 'dispatch' | 'card'>;

function LabelWords({ mapping, columns, dispatch }: WordsProps) {
  return (
    <>
      <TemplateField
        label={manyWords.map.caption}
        template={mapping.caption}
        columns={columns}
        change={(caption) => dispatch({ do: 'change-mapping', change: { caption } })}
      />
      <TemplateField
        label={manyMakeWords.lines}
        hint={manyMakeWords.linesHint(exampleFor(mapping, columns))}
        isLong
        template={mapping.labelLines.join('\n')}
        columns={columns}
        change={(lines) => dispatch({ do: 'change-mapping', change: { labelLines: linesOf(lines) } })}
      />
    </>
  );
}

function CardWords({ mapping, columns, dispatch, card }: WordsProps) {
  return (
    <>
      <TemplateField
        label={cardWords.headline}
        hint={manyMakeWords.headlineHint}
        template={mapping.caption}
        columns={columns}
        change={(caption) => dispatch({ do: 'change-mapping', change: { caption } })}
      />
      <TemplateField
        label={manyMakeWords.cardText}
        template={mapping.labelLines.join('\n')}
        columns={columns}
        change={(lines) => dispatch({ do: 'change-mapping', change: { labelLines: linesOf(lines) } })}
      />
      {card.type.number !== undefined && (
        <TemplateField
          label={cardWords.number}
          hint={manyMakeWords.figureHint}
          template={mapping.figure}
          columns={columns}
          change={(figure) => dispatch({ do: 'change-mapping', change: { figure } })}
        />
      )}
    </>
  );
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n').slice(0, LABEL_LINES_MAX);
}

/** The placeholder of the column of names; else of a column that the code does not use; else of the first. */
function exampleFor({ templates }: Mapping, columns: readonly string[]): string {
  const placeholders = columns.map(placeholderOf);
  const contents = Object.values(templates).join();
  return guessName(columns) || (placeholders.find((each) => !contents.includes(each)) ?? placeholders[0]);
}
