import type { Dispatch } from 'react';
import { guessName, LABEL_LINES_MAX, type Mapping, placeholderOf } from '#tables/mapping';
import { manyWords } from '#words/many';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import type { ManyAction } from './many-set.ts';
import { TemplateField } from './template-field.tsx';

interface WordsFieldsProps {
  readonly mapping: Mapping;
  readonly columns: readonly string[];
  readonly dispatch: Dispatch<ManyAction>;
  readonly output: 'labels' | 'cards';
  /** Whether the card has a large number. */
  readonly hasFigure: boolean;
}

/** Templates for the words on labels and cards. */
export function WordsFields({ mapping, columns, dispatch, output, hasFigure }: WordsFieldsProps) {
  const change = (changed: Partial<Pick<Mapping, 'caption' | 'labelLines' | 'figure'>>) =>
    dispatch({ do: 'change-mapping', change: changed });
  const isLabel = output === 'labels';
  return (
    <>
      <TemplateField
        label={isLabel ? manyWords.map.caption : cardWords.headline}
        hint={isLabel ? undefined : manyMakeWords.headlineHint}
        template={mapping.caption}
        columns={columns}
        change={(caption) => change({ caption })}
      />
      <TemplateField
        label={isLabel ? manyMakeWords.lines : manyMakeWords.cardText}
        hint={isLabel ? manyMakeWords.linesHint(exampleFor(mapping, columns)) : undefined}
        isLong={isLabel}
        template={mapping.labelLines.join('\n')}
        columns={columns}
        change={(lines) => change({ labelLines: linesOf(lines) })}
      />
      {!isLabel && hasFigure && (
        <TemplateField
          label={cardWords.number}
          hint={manyMakeWords.figureHint}
          template={mapping.figure}
          columns={columns}
          change={(figure) => change({ figure })}
        />
      )}
    </>
  );
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n').slice(0, LABEL_LINES_MAX);
}

/**
 * Returns the placeholder that the hint gives as an example. It stands for the column of names. If there is no such
 * column, it stands for the first column that the code does not use, or else for the first column.
 */
function exampleFor({ templates }: Mapping, columns: readonly string[]): string {
  const placeholders = columns.map(placeholderOf);
  const contents = Object.values(templates).join();
  return guessName(columns) || (placeholders.find((each) => !contents.includes(each)) ?? placeholders[0]);
}
