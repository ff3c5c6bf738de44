import type { Dispatch } from 'react';
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
import { guessName, LABEL_LINES_MAX, type Mapping, placeholderOf } from '#tables/mapping';
import { BlackInkField, MarginField, Note, SizeFields, Step, Tick } from '#ui';
import { manyWords } from '#words/many';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import type { ManyAction } from '../many-set.ts';
import { OutputSelect } from '../output-card.tsx';
import { TemplateField } from '../template-field.tsx';
import type { Making } from '../use-making.ts';
import styles from './making.module.css';

/** The output and its product: what stands at the top of the page, beside the table. */
export function OutputChoice(making: Making) {
  const { many, changeMany, setup, card, cards } = making;
  const { output } = many;
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

interface DetailsStepProps {
  readonly making: Making;
  readonly dispatch: Dispatch<ManyAction>;
}

/** What the chosen output lets the visitor decide, besides its product. */
export function DetailsStep({ making, dispatch }: DetailsStepProps) {
  const { many, changeMany, choice, change, hasSecrets, isRunning } = making;
  const { output } = many;
  return (
    <Step number={5} title={manyWords.steps.details}>
      <fieldset className={styles.order} disabled={isRunning}>
        <FieldsOfOutput making={making} dispatch={dispatch} />
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
      </fieldset>
    </Step>
  );
}

function FieldsOfOutput({ making, dispatch }: DetailsStepProps) {
  const { many, changeMany, setup, card, choice, change, modules } = making;
  const words = { ...making, columns: making.reading?.columns ?? [], dispatch };
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
            making.mapping.type === 'wifi'
              ? { label: manyMakeWords.network, hint: manyMakeWords.networkHint }
              : { label: manyMakeWords.address, hint: manyMakeWords.addressHint }
          }
          canHavePassword={making.mapping.type === 'wifi' && hasFacts(card)}
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

interface WordsProps extends Pick<Making, 'mapping' | 'card'> {
  readonly columns: readonly string[];
  readonly dispatch: Dispatch<ManyAction>;
}

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
