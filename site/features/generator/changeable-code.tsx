import { useState } from 'react';
import type { TypedRedirect } from '#content/redirects';
import { Button } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore } from '#workbench';
import styles from './content.module.css';
import { touch, useTouched } from './touch.ts';

interface ChangeableCodeProps {
  /** The link. */
  readonly content: string;
}

/** Offers files that make the visitor's own website lead on to what was typed. */
export function ChangeableCode({ content }: ChangeableCodeProps) {
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
        <touched.AskRedirect
          typed={made?.address === content ? made : { address: '', target: content }}
          use={(redirect) => {
            setMade(redirect);
            // The design knows it, so that nobody is told that such a code never expires.
            const typed = { type: 'url', content: redirect.address, details: { changeable: 'true' } } as const;
            designStore.dispatch({ do: 'switch-type', typed });
          }}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
