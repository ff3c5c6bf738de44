import { useState } from 'react';
import type { TypedRedirect } from '#content/redirects';
import { Button } from '#ui';
import { generatorWords } from '#words/generator';
import { seam, useSeam } from '#workbench';
import styles from './content.module.css';

export const redirects = seam(() => import('./redirect-dialog.tsx'));

interface ChangeableCodeProps {
  readonly content: string;
  /** Types the address that the code shall contain. */
  readonly use: (address: string) => void;
}

/** Offers files that make the visitor's own website lead on to what was typed. */
export function ChangeableCode({ content, use }: ChangeableCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<TypedRedirect | null>(null);
  const { loaded } = useSeam(redirects, isOpen);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          redirects.load().catch(console.error);
        }}
      >
        {generatorWords.makeChangeable}
      </Button>
      {isOpen && loaded && (
        <loaded.RedirectDialog
          typed={made?.address === content ? made : { address: '', target: content }}
          use={(redirect) => {
            setMade(redirect);
            use(redirect.address);
          }}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
