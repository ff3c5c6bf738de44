import { Link } from 'lucide-react';
import { useState } from 'react';
import { type AddressCaution, addressCautions } from '#content';
import { addressCautionText } from '#words';
import { Button } from './button.tsx';
import styles from './copy-address.module.css';
import { controlClass } from './field.tsx';
import { Note } from './surfaces.tsx';
import { showToast } from './toast-queue.ts';

interface CopyAddressProps {
  readonly address: string | null;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
}

export function CopyAddress({ address, words }: CopyAddressProps) {
  const [isShown, setIsShown] = useState(false);

  async function copy(): Promise<void> {
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', message: words.copied });
    } catch (error) {
      // Without permission or a clipboard, the visitor can still copy the address by hand.
      console.warn('The clipboard takes no text', error);
      setIsShown(true);
    }
  }

  return (
    <>
      <Button size="small" disabled={address === null} onClick={copy}>
        <Link aria-hidden="true" />
        {words.copy}
      </Button>
      {isShown && address !== null && (
        <label className={styles.byHand} data-stack="xs">
          {words.copyByHand}
          <input
            readOnly
            className={controlClass}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}

interface AddressCautionsProps {
  readonly text: string;
  /** A kind of caution to leave out, because the page shows it elsewhere. */
  readonly without?: AddressCaution['kind'];
}

/** The cautions about the address in a code's text; most texts have none. */
export function AddressCautions({ text, without }: AddressCautionsProps) {
  const cautions = addressCautions(text).filter(({ kind }) => kind !== without);
  return cautions.map((caution) => (
    <Note key={caution.kind} tone="warning">
      {addressCautionText(caution)}
    </Note>
  ));
}
