import { BlackInkField, ChoiceRow, type FileFieldsProps, MarginField, SizeFields } from '#ui';
import { fileWords } from '#words/files';

const FORMATS = (['svg', 'pdf', 'png'] as const).map((value) => ({ value, ...fileWords.formats[value] }));

/** All that can be chosen for a file of a code of `modules` along its side. */
export function FileFields({ modules, choice, change }: FileFieldsProps & { readonly modules: number }) {
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
      <MarginField choice={choice} change={change} />
      {choice.format === 'pdf' && <BlackInkField choice={choice} change={change} />}
    </>
  );
}
