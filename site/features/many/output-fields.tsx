import { type Dispatch, useRef } from 'react';
import {
  CardFields,
  CutLinesTick,
  cardGroups,
  LabelFields,
  labelGroups,
  MeasureFields,
  ProductField,
  StartField,
} from '#features/printing';
import { hasFacts } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { guessName, itemColumn, LABEL_LINES_MAX, type Mapping, placeholderOf } from '#tables/mapping';
import { BlackInkField, Button, MarginField, Note, SizeFields, Step, Tick } from '#ui';
import { manyWords } from '#words/many';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import type { ManyAction } from './many-set.ts';
import { OutputSelect } from './output-card.tsx';
import styles from './run.module.css';
import { TemplateField } from './template-field.tsx';
import type { FileFields, Product } from './use-run.ts';

interface ChoiceProps {
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  readonly product: Product;
}

interface OutputChoiceProps extends ChoiceProps {
  /** Null without a table. */
  readonly words: Omit<WordsProps, 'card'> | null;
}

/** The output and its product: what stands at the top of the page, beside the table. */
export function OutputChoice({
  many: { output },
  changeMany,
  product: { setup, card, cards },
  words,
}: OutputChoiceProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <OutputSelect output={output} choose={(value) => changeMany({ output: value })} />
        {output === 'labels' && <StartField setup={setup} />}
      </div>
      {output === 'labels' && (
        <>
          <ProductField
            groups={labelGroups(navigator.languages)}
            value={setup.product}
            choose={(id) => changeMany({ sheet: id })}
          />
          {words && <PrintedWords {...words} />}
          <MeasureFields setup={setup} />
        </>
      )}
      {output === 'cards' && (
        <ProductField groups={cardGroups(cards)} value={card.id} choose={(id) => changeMany({ card: id })} />
      )}
      {output === 'one-pdf' && <Note>{manyMakeWords.onePdfHint}</Note>}
    </div>
  );
}

/** What the labels say, which is decided further down the page. */
function PrintedWords({ mapping, columns, dispatch }: Omit<WordsProps, 'card'>) {
  const changeRef = useRef<HTMLButtonElement>(null);
  const words = [mapping.caption, ...mapping.labelLines].filter((line) => line.trim() !== '');
  const item = words.length === 0 ? itemColumn(columns) : null;

  function print(column: string): void {
    dispatch({ do: 'change-mapping', change: { caption: placeholderOf(column) } });
    changeRef.current?.focus();
  }

  return (
    <div data-row="s center">
      <Note>
        {words.length > 0 ? manyMakeWords.printedWords({ words: words.join(' ') }) : manyMakeWords.noPrintedWords}
      </Note>
      {item !== null && (
        <Button size="small" onClick={() => print(item)}>
          {manyMakeWords.printColumn({ column: item })}
        </Button>
      )}
      <Button
        ref={changeRef}
        size="small"
        variant="quiet"
        onClick={() => document.getElementById(CAPTION_OF_LABELS)?.focus()}
      >
        {manyMakeWords.changeWords}
      </Button>
    </div>
  );
}

const CAPTION_OF_LABELS = 'label-caption';

interface DetailsStepProps extends ChoiceProps {
  readonly files: FileFields;
  readonly isRunning: boolean;
  readonly mapping: Mapping;
  readonly columns: readonly string[];
  readonly dispatch: Dispatch<ManyAction>;
}

export function DetailsStep(props: DetailsStepProps) {
  const { many, changeMany, files, isRunning } = props;
  const { output } = many;
  return (
    <Step number={5} title={manyWords.steps.details}>
      <fieldset className={styles.order} disabled={isRunning}>
        <FieldsOfOutput {...props} />
        {output !== 'svg' && output !== 'png' && <BlackInkField {...files} />}
        {files.hasSecrets && (
          <Tick
            checked={many.tellsSecrets}
            hint={manyMakeWords.secretsHint}
            onChange={({ target }) => changeMany({ tellsSecrets: target.checked })}
          >
            {manyMakeWords.secrets}
          </Tick>
        )}
      </fieldset>
    </Step>
  );
}

function FieldsOfOutput({ many, changeMany, product, files: own, mapping, columns, dispatch }: DetailsStepProps) {
  const { setup, card } = product;
  const { choice, change, modules } = own;
  const words = { mapping, card, columns, dispatch };
  const { output } = many;
  switch (output) {
    case 'labels':
      return (
        <LabelFields setup={setup} words={<LabelWords {...words} />}>
          <CutLinesTick checked={many.hasCutLines} change={(hasCutLines) => changeMany({ hasCutLines })} />
        </LabelFields>
      );
    case 'cards':
      return (
        <CardFields
          words={<CardWords {...words} />}
          address={
            mapping.type === 'wifi'
              ? { label: manyMakeWords.network, hint: manyMakeWords.networkHint }
              : { label: manyMakeWords.address, hint: manyMakeWords.addressHint }
          }
          hasNetwork={mapping.type === 'wifi' && hasFacts(card)}
          canHavePassword={mapping.type === 'wifi' && hasFacts(card)}
          choice={many}
          change={changeMany}
        />
      );
    case 'svg':
    case 'png':
    case 'pdf':
    case 'one-pdf': {
      const files = { ...choice, format: output === 'one-pdf' ? 'pdf' : output } as const;
      return (
        <>
          <SizeFields modules={modules} choice={files} change={change} />
          <MarginField choice={files} change={change} />
        </>
      );
    }
  }
}

interface WordsProps extends Pick<DetailsStepProps, 'mapping'>, Pick<Product, 'card'> {
  readonly columns: readonly string[];
  readonly dispatch: Dispatch<ManyAction>;
}

function LabelWords({ mapping, columns, dispatch }: WordsProps) {
  return (
    <>
      <TemplateField
        label={manyWords.map.caption}
        isWords
        id={CAPTION_OF_LABELS}
        template={mapping.caption}
        columns={columns}
        change={(caption) => dispatch({ do: 'change-mapping', change: { caption } })}
      />
      <TemplateField
        label={manyMakeWords.lines}
        isWords
        hint={manyMakeWords.linesHint({ placeholder: exampleFor(mapping, columns) })}
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
        isWords
        hint={manyMakeWords.headlineHint}
        template={mapping.caption}
        columns={columns}
        change={(caption) => dispatch({ do: 'change-mapping', change: { caption } })}
      />
      <TemplateField
        label={manyMakeWords.cardText}
        isWords
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
