import { FILE_MARGINS } from '#storage';
import { Tick } from '#ui';
import { ChoiceRow } from './choice-row.tsx';
import { type FieldsProps, SizeFields } from './size-fields.tsx';

const FORMATS = [
  { value: 'svg', name: 'SVG', hint: 'Outlines, for the web and drawing programs' },
  { value: 'pdf', name: 'PDF', hint: 'Outlines, for print shops' },
  { value: 'png', name: 'PNG', hint: 'Pixels, for documents and messages' },
] as const;

const MARGIN_HINTS = {
  4: 'The standard’s: readers find the code on any ground.',
  2: 'For paper that stays empty around it.',
  1: 'As in the picture: for white paper that stays empty around it.',
} as const;

const MARGINS = FILE_MARGINS.map((value) => ({
  value,
  name: String(value),
  hint: MARGIN_HINTS[value],
}));

/** All that can be chosen for a file of a code of `modules` along its side. */
export function FileFields({ modules, choice, change }: FieldsProps & { readonly modules: number }) {
  return (
    <>
      <ChoiceRow
        label="Format"
        options={FORMATS}
        look="cards"
        value={choice.format}
        choose={(format) => change({ format })}
      />
      <SizeFields modules={modules} choice={choice} change={change} />
      <ChoiceRow
        label="Margin, in modules"
        options={MARGINS}
        look="segments"
        value={choice.margin}
        choose={(margin) => change({ margin })}
      />
      {choice.format === 'pdf' && (
        <Tick
          checked={choice.isBlackOnly}
          hint="Everything dark becomes pure black (K 100%), which no printer has to mix."
          onChange={({ target }) => change({ isBlackOnly: target.checked })}
        >
          For print: black ink only
        </Tick>
      )}
    </>
  );
}
