import { useState } from 'react';
import type { TypedRedirect } from '#content/redirects';
import { Button } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './content.module.css';
import { touch, useTouched } from './touch.ts';

interface ChangeableCodeProps {
  readonly content: string;
  readonly use: (address: string) => void;
}

/** Offers files that make the visitor's own website lead on to what was typed. */
export function ChangeableCode({ content, use }: ChangeableCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<TypedRedirect | null>(null);
  const touched = useTouched();
  return (
    <>
      <Button
        variant="quiet"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          touch.load().catch(console.error);
        }}
      >
        {generatorWords.makeChangeable}
      </Button>
      {isOpen && touched && (
        <touched.RedirectDialog
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
