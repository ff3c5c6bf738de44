import { type AddressCaution, addressCautions } from '#content';
import { addressWords } from '#words/address';
import { Note } from './note.tsx';

interface AddressCautionsProps {
  /** The text of a code. */
  readonly text: string;
  /** A kind that is said elsewhere on the page. */
  readonly without?: AddressCaution['kind'];
}

/** What makes the address in a code's text hard to trust; nothing for most texts. */
export function AddressCautions({ text, without }: AddressCautionsProps) {
  const cautions = addressCautions(text).filter(({ kind }) => kind !== without);
  return cautions.map((caution) => (
    <Note key={caution.kind} tone="warning">
      {addressWords.caution(caution)}
    </Note>
  ));
}
