import { useId } from 'react';
import { addressInWords } from '#content';
import { CAPTION_MAX, type Caption, isAddressShown } from '#design';
import { AddressCautions, Button, controlClass, Field, Note, Tick } from '#ui';
import { fileWords } from '#words/files';
import type { Remade } from '#workbench';
import styles from './caption-fields.module.css';
import { FrameChoices } from './frame-choices.tsx';
import { useSettledText } from './use-settled-text.ts';
import type { SpecimenState } from './use-specimen.ts';

interface CaptionFieldsProps {
  readonly code: Remade;
  readonly change: (caption: Caption) => void;
  readonly specimen: SpecimenState;
  /** The size of the page as a text, such as `30 × 40 mm`. Null if the page is no larger than the code. */
  readonly pageSize: string | null;
}

/** The fields for what is printed around the code: a call to action, the address in words, and a frame. */
export function CaptionFields({ code, change, specimen, pageSize }: CaptionFieldsProps) {
  const id = useId();
  const { design, made } = code;
  const { caption = '' } = design;
  const text = useSettledText(caption, (typed) => change({ caption: typed.trim() }));
  const address = addressInWords(made.text);
  const isShown = isAddressShown(design) && address !== null;
  return (
    <>
      <Field label={fileWords.caption} htmlFor={id}>
        <input
          id={id}
          className={controlClass}
          type="text"
          dir="auto"
          maxLength={CAPTION_MAX}
          autoComplete="off"
          aria-describedby={`${id}-hint ${id}-troubles`}
          {...text.input}
        />
        <Note id={`${id}-hint`}>{fileWords.captionHint}</Note>
        {text.input.value === '' && (
          <ul className={styles.suggestions} aria-label={fileWords.suggestionsLabel}>
            {fileWords.suggestions[design.type].map((suggestion) => (
              <li key={suggestion}>
                <Button size="small" onClick={() => choose(suggestion)}>
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Field>
      <Tick
        checked={isShown}
        disabled={address === null}
        hint={address === null ? fileWords.noAddressHint : fileWords.showAddressHint(address)}
        onChange={({ target }) => change({ showAddress: target.checked })}
      >
        {fileWords.showAddress}
      </Tick>
      {address !== null && <AddressCautions text={made.text} />}
      <FrameChoices code={code} frame={design.frame} choose={(frame) => change({ frame })} />
      {/* Last, so that messages that come and go never move a control from under the pointer. */}
      <div id={`${id}-troubles`} role="status" className={styles.troubles}>
        {specimen.isWithoutFonts && <Note tone="problem">{fileWords.fontsUnloaded}</Note>}
        {specimen.troubles.map((trouble) => (
          <Note key={trouble.kind} tone="warning">
            {fileWords.pageTrouble(trouble)}
          </Note>
        ))}
        {pageSize !== null && <Note>{fileWords.pageSize(pageSize)}</Note>}
      </div>
    </>
  );

  /** Puts a suggestion into the field. Then the pressed button disappears, so the focus moves to the field. */
  function choose(suggestion: string): void {
    text.set(suggestion);
    document.getElementById(id)?.focus({ preventScroll: true });
  }
}
