import { type AddressCaution, addressCautions } from '#content';
import { addressWords } from '#words/address';
import { Note } from './note.tsx';

interface AddressCautionsProps {
  /** The text of a code. */
  readonly text: string;
  /** A kind of caution to leave out, because the page shows it elsewhere. */
  readonly without?: AddressCaution['kind'];
}

/** The cautions about the address in a code's text; most texts have none. */
export function AddressCautions({ text, without }: AddressCautionsProps) {
  const cautions = addressCautions(text).filter(({ kind }) => kind !== without);
  return cautions.map((caution) => (
    <Note key={caution.kind} tone="warning">
      {addressWords.caution(caution)}
    </Note>
  ));
}
