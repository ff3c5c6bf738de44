import { FieldGroup } from './field.tsx';
import { Note } from './note.tsx';
import { Segments } from './segments.tsx';
import { Tiles } from './tiles.tsx';

interface ChoiceRowProps<Value> {
  readonly label: string;
  /** With `cards`, every option shows its hint; with `segments`, only the chosen one does. */
  readonly look: 'cards' | 'segments';
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A choice between a few options, side by side. */
export function ChoiceRow<Value extends string | number | boolean>(props: ChoiceRowProps<Value>) {
  const { label, look, options, value } = props;
  const chosenHint = look === 'segments' && options.find((option) => option.value === value)?.hint;
  return (
    <FieldGroup label={label}>
      {look === 'cards' ? <Tiles {...props} /> : <Segments {...props} />}
      {chosenHint && <Note>{chosenHint}</Note>}
    </FieldGroup>
  );
}
