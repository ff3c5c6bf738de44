import { FILE_MARGINS } from '#storage';
import { Tick } from '#ui';
import { fileWords } from '#words/files';
import { ChoiceRow } from './choice-row.tsx';
import { type FieldsProps, SizeFields } from './size-fields.tsx';

const FORMATS = (['svg', 'pdf', 'png'] as const).map((value) => ({ value, ...fileWords.formats[value] }));

const MARGINS = FILE_MARGINS.map((value) => ({ value, name: String(value), hint: fileWords.margins[value] }));

/** All that can be chosen for a file of a code of `modules` along its side. */
export function FileFields({ modules, choice, change }: FieldsProps & { readonly modules: number }) {
  return (
    <>
      <ChoiceRow
        label={fileWords.format}
        options={FORMATS}
        look="cards"
        value={choice.format}
        choose={(format) => change({ format })}
      />
      <SizeFields modules={modules} choice={choice} change={change} />
      <ChoiceRow
        label={fileWords.margin}
        options={MARGINS}
        look="segments"
        value={choice.margin}
        choose={(margin) => change({ margin })}
      />
      {choice.format === 'pdf' && (
        <Tick
          checked={choice.isBlackOnly}
          hint={fileWords.blackOnlyHint}
          onChange={({ target }) => change({ isBlackOnly: target.checked })}
        >
          {fileWords.blackOnly}
        </Tick>
      )}
    </>
  );
}
