import { type Dispatch, useMemo, useState } from 'react';
import { isLinkType } from '#content';
import { CONTENT_TYPES, type ContentType } from '#design';
import { nameKey, type Table } from '#tables';
import { compileMapping, type Mapping, mappedFields, planRow, type RowHabits, runNotes } from '#tables/mapping';
import { Disclosure, Note, SelectField, Step } from '#ui';
import { inWrittenOrder, runNoteText, typeWords } from '#words';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import { ChangeableCodes } from './changeable-codes.tsx';
import styles from './many.module.css';
import type { ManyAction } from './many-set.ts';
import { fieldLabel } from './rows.ts';
import { TemplateField } from './template-field.tsx';
import type { SurveyState } from './use-table.ts';

const words = manyWords.map;

interface MapStepProps {
  readonly mapping: Mapping;
  /** Whether the output is labels or cards, which have their words among their own fields. */
  readonly isPrinted: boolean;
  readonly sample: Table;
  readonly habits: RowHabits;
  readonly survey: SurveyState;
  readonly dispatch: Dispatch<ManyAction>;
}

export function MapStep({ mapping, isPrinted, sample, habits, survey, dispatch }: MapStepProps) {
  const { report, of } = survey;
  const { columns } = sample;
  const recipe = useMemo(() => compileMapping(mapping, columns, habits), [mapping, columns, habits]);
  const notes = useMemo(() => runNotes(recipe, sample), [recipe, sample]);
  const { type, templates, fileName } = mapping;
  const change = (changed: MappingChange) => dispatch({ do: 'change-mapping', change: changed });
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
      <DayQuestion {...{ mapping, sample, habits, change }} />
      <div className={styles.twos} data-stack="l column">
        {inWrittenOrder(type, mappedFields(type)).map(([name, field]) => (
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
      {notes.map(
        (note) =>
          note.kind !== 'which-day' && (
            <Note key={note.kind} tone={note.kind === 'open-network' ? 'warning' : undefined}>
              {runNoteText(note)}
            </Note>
          ),
      )}
      {type === 'url' && report?.hosts.length === 1 && <Note>{hostText(report.hosts[0])}</Note>}
      <TemplateField
        label={words.fileName}
        hint={words.fileNameHint}
        template={fileName}
        columns={columns}
        change={(template) => change({ fileName: template })}
      />
      <BesideFields mapping={mapping} hasCaption={!isPrinted} columns={columns} change={change} />
      {isLinkType(type) && of && (
        <ChangeableCodes
          of={of}
          first={planRow(recipe, sample.rows[0])}
          columns={columns}
          target={mapping.target}
          change={(target) => change({ target })}
        />
      )}
    </Step>
  );
}

function hostText([host, rows]: readonly [string, number]): string {
  return words.host({ host, rows });
}

type MappingChange = Partial<Pick<Mapping, 'fileName' | 'caption' | 'copies' | 'days' | 'target'>>;

interface DayQuestionProps extends Pick<MapStepProps, 'mapping' | 'sample' | 'habits'> {
  readonly change: (change: MappingChange) => void;
}

/** Asks which of two days is meant, if no row tells. */
function DayQuestion({ mapping, sample, habits, change }: DayQuestionProps) {
  const asked = useMemo(() => {
    const unanswered = compileMapping({ ...mapping, days: '' }, sample.columns, habits);
    return runNotes(unanswered, sample).find((note) => note.kind === 'which-day');
  }, [mapping, sample, habits]);
  if (!asked) return null;
  const dayOf = (day: string): string => grammar.day(new Date(`${day}T12:00`));
  return (
    <>
      <SelectField
        label={words.days({ sample: asked.sample })}
        value={mapping.days}
        choose={(days) => change({ days: days as Mapping['days'] })}
      >
        <option value="">{words.chooseDay}</option>
        <option value="month-first">{dayOf(asked.first)}</option>
        <option value="day-first">{dayOf(asked.second)}</option>
      </SelectField>
      {mapping.days === '' && <Note tone="warning">{runNoteText(asked)}</Note>}
    </>
  );
}

interface BesideFieldsProps {
  readonly mapping: Mapping;
  readonly hasCaption: boolean;
  readonly columns: readonly string[];
  readonly change: (change: Partial<Pick<Mapping, 'caption' | 'copies'>>) => void;
}

/** Opens by itself if a field is filled. */
function BesideFields({ mapping: { caption, copies }, hasCaption, columns, change }: BesideFieldsProps) {
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isOpen = isWanted ?? ((hasCaption && caption !== '') || copies !== '');
  /** The column that `copies` names, spelled as in this table. Names match even if their case differs. */
  const column = columns.find((name) => nameKey(name) === nameKey(copies)) ?? copies;
  return (
    <Disclosure
      title={hasCaption ? words.more : words.copies}
      open={isOpen}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      {isOpen && (
        <div className={styles.twos} data-stack="l column">
          {hasCaption && (
            <TemplateField
              label={words.caption}
              hint={words.captionHint}
              isWords
              template={caption}
              columns={columns}
              change={(template) => change({ caption: template })}
            />
          )}
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
