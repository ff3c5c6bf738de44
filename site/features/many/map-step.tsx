import { type Dispatch, useState } from 'react';
import { CONTENT_TYPES, type ContentType } from '#design';
import { nameKey, type Table } from '#tables';
import { type Mapping, mappedFields, unusedColumns } from '#tables/mapping';
import { Disclosure, Note, SelectField, Step } from '#ui';
import { typeWords } from '#words';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import { ChangeableCodes } from './changeable-codes.tsx';
import styles from './many.module.css';
import type { ManyAction } from './many-set.ts';
import { fieldLabel } from './rows.ts';
import { TemplateField } from './template-field.tsx';
import type { SurveyState } from './use-table.ts';

const words = manyWords.map;

/** Further columns that are not used are not named. */
const UNUSED_NAMED = 8;

interface MapStepProps {
  readonly mapping: Mapping;
  /** Whether the caption is the visitor's own, not the one that labels and cards have by default. */
  readonly hasOwnCaption: boolean;
  readonly sample: Table;
  readonly rows: number;
  readonly survey: SurveyState;
  readonly dispatch: Dispatch<ManyAction>;
}

export function MapStep({ mapping, hasOwnCaption, sample, rows, survey, dispatch }: MapStepProps) {
  const { report, of } = survey;
  const { columns } = sample;
  const unused = unusedColumns(mapping, sample);
  const named = unused.length > UNUSED_NAMED ? [...unused.slice(0, UNUSED_NAMED), '…'] : unused;
  const { type, templates, fileName } = mapping;
  const change = (changed: Partial<Pick<Mapping, 'fileName' | 'caption' | 'copies'>>) =>
    dispatch({ do: 'change-mapping', change: changed });
  return (
    <Step number={3} title={manyWords.steps.map}>
      <SelectField
        label={words.type}
        value={type}
        choose={(value) => dispatch({ do: 'choose-type', type: value as ContentType })}
      >
        {CONTENT_TYPES.map((each) => (
          <option key={each} value={each}>
            {typeWords(each).button}
          </option>
        ))}
      </SelectField>
      <div className={styles.twos} data-stack="l column">
        {mappedFields(type).map(([name, field]) => (
          <TemplateField
            key={`${type} ${name}`}
            label={fieldLabel(type, name)}
            hint={field ? undefined : words.templateHint}
            isWide={!field || field.width === 'whole'}
            isLong={field?.control === 'lines' || type === 'text'}
            template={templates[name] ?? ''}
            columns={columns}
            change={(template) => dispatch({ do: 'map', field: name, template })}
          />
        ))}
      </div>
      {unused.length > 0 && <Note>{words.unused({ count: unused.length, columns: grammar.series(named) })}</Note>}
      {type === 'url' && report?.hosts.length === 1 && <Note>{hostText(report.hosts[0])}</Note>}
      <TemplateField
        label={words.fileName}
        hint={words.fileNameHint}
        template={fileName}
        columns={columns}
        change={(template) => change({ fileName: template })}
      />
      <BesideFields mapping={mapping} hasOwnCaption={hasOwnCaption} columns={columns} change={change} />
      {type === 'url' && of && <ChangeableCodes of={of} columns={columns} rows={rows} />}
    </Step>
  );
}

function hostText([host, rows]: readonly [string, number]): string {
  return words.host({ host, rows });
}

interface BesideFieldsProps {
  readonly mapping: Mapping;
  readonly hasOwnCaption: boolean;
  readonly columns: readonly string[];
  readonly change: (change: Partial<Pick<Mapping, 'caption' | 'copies'>>) => void;
}

/**
 * Opens by itself if a field is filled. The default caption does not count: it comes from a choice further down the
 * page, and that choice must not move the page.
 */
function BesideFields({ mapping: { caption, copies }, hasOwnCaption, columns, change }: BesideFieldsProps) {
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isOpen = isWanted ?? (hasOwnCaption || copies !== '');
  /** The column that `copies` names, spelled as in this table. Names match even if their case differs. */
  const column = columns.find((name) => nameKey(name) === nameKey(copies)) ?? copies;
  return (
    <Disclosure title={words.more} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      {isOpen && (
        <div className={styles.twos} data-stack="l column">
          <TemplateField
            label={words.caption}
            hint={words.captionHint}
            template={caption}
            columns={columns}
            change={(template) => change({ caption: template })}
          />
          <SelectField label={words.copies} value={column} choose={(name) => change({ copies: name })}>
            <option value="">{words.oneCopy}</option>
            {column !== '' && !columns.includes(column) && <option value={column}>{column}</option>}
            {columns.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </Disclosure>
  );

  /** Browsers also report sections that the page itself opened; those reports are ignored. */
  function toggle(opened: boolean): void {
    if (opened !== isOpen) setIsWanted(opened);
  }
}
