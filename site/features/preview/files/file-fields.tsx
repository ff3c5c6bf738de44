import { BlackInkField, ChoiceRow, type FileFieldsProps, MarginField, SizeFields } from '#ui';
import { fileWords } from '#words/files';

const FORMATS = (['svg', 'pdf', 'png'] as const).map((value) => ({ value, ...fileWords.formats[value] }));

/** The options of a file. `modules` is the number of modules per side of the code. */
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
