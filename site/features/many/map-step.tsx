import type { Dispatch } from 'react';
import { CONTENT_TYPES, type ContentType } from '#design';
import { type Mapping, mappedFields } from '#tables/mapping';
import { Note, SelectField, Step } from '#ui';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { manyWords } from '#words/many';
import { BesideFields } from './beside-fields.tsx';
import type { ManyAction } from './many-set.ts';
import type { SurveyReport } from './table-work.ts';
import { TemplateField } from './template-field.tsx';
import { Twos } from './twos.tsx';

const words = manyWords.map;

interface MapStepProps {
  /** The mapping for the chosen output. */
  readonly mapping: Mapping;
  /** Whether the caption is the visitor's own, not the one that labels and cards have by default. */
  readonly hasOwnCaption: boolean;
  readonly columns: readonly string[];
  readonly survey: SurveyReport | null;
  readonly dispatch: Dispatch<ManyAction>;
}

/** The second step: the type of the codes, and a template for each field and for the file names. */
export function MapStep({ mapping, hasOwnCaption, columns, survey, dispatch }: MapStepProps) {
  const { type, templates, fileName } = mapping;
  const change = (changed: Partial<Pick<Mapping, 'fileName' | 'caption' | 'copies'>>) =>
    dispatch({ do: 'change-mapping', change: changed });
  return (
    <Step number={2} title={manyWords.steps.map}>
      <SelectField
        label={words.type}
        value={type}
        choose={(value) => dispatch({ do: 'choose-type', type: value as ContentType })}
      >
        {CONTENT_TYPES.map((each) => (
          <option key={each} value={each}>
            {generatorWords.kinds[each].button}
          </option>
        ))}
      </SelectField>
      <Twos>
        {mappedFields(type).map(([name, field]) => (
          <TemplateField
            key={`${type} ${name}`}
            label={labelOf(type, name)}
            hint={field ? undefined : words.templateHint}
            isWide={!field || field.width === 'whole'}
            isLong={field?.control === 'lines' || type === 'text'}
            template={templates[name] ?? ''}
            columns={columns}
            change={(template) => dispatch({ do: 'map', field: name, template })}
          />
        ))}
      </Twos>
      {type === 'url' && survey && survey.hosts.length === 1 && <Note>{words.host(...survey.hosts[0])}</Note>}
      <TemplateField
        label={words.fileName}
        hint={words.fileNameHint}
        template={fileName}
        columns={columns}
        change={(template) => change({ fileName: template })}
      />
      <BesideFields mapping={mapping} hasOwnCaption={hasOwnCaption} columns={columns} change={change} />
    </Step>
  );
}

function labelOf(type: ContentType, field: string): string {
  if (field !== 'content') return contentWords.fields[type]?.[field].label ?? field;
  return type === 'url' ? words.template : generatorWords.kinds[type].input;
}
