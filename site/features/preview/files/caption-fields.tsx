import { type ChangeEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { addressInWords, addressKind } from '#content';
import { CAPTION_MAX, type FilePart, FRAMES, type FrameStyle, isAddressShown } from '#design';
import { type Drawing, rectanglePath } from '#drawing';
import { drawAround, type PageTrouble } from '#making';
import { AddressCautions, Button, controlClass, DrawingView, Field, FieldGroup, Note, PictureOption, Tick } from '#ui';
import { typeWords } from '#words';
import { fileWords } from '#words/files';
import type { Remade } from '#workbench';
import styles from './caption-fields.module.css';
import type { SpecimenState } from './request-file.ts';

interface CaptionFieldsProps {
  readonly code: Remade;
  readonly change: (part: FilePart) => void;
  readonly specimen: SpecimenState;
  /** The size of the page as a text, such as `30 × 40 mm`. Null if the page is no larger than the code. */
  readonly pageSize: string | null;
}

export function CaptionFields({ code, change, specimen, pageSize }: CaptionFieldsProps) {
  const id = useId();
  const { design, made } = code;
  const { caption = '' } = design;
  const text = useSettledText(caption, (typed) => change({ caption: typed.trim() }));
  const address = addressInWords(made.text);
  const kind = address === null ? 'host' : addressKind(made.text);
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
            {typeWords(design.type).captions.map((suggestion) => (
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
        hint={address === null ? fileWords.noAddressHint : fileWords.showAddressHint[kind]({ address })}
        onChange={({ target }) => change({ showAddress: target.checked })}
      >
        {fileWords.showAddress[kind]}
      </Tick>
      {address !== null && <AddressCautions text={made.text} />}
      <FrameChoices code={code} frame={design.frame} choose={(frame) => change({ frame })} />
      {/* Last, so that messages that come and go never move a control from under the pointer. */}
      <div id={`${id}-troubles`} role="status" className={styles.troubles} data-stack="xs">
        {specimen.isWithoutFonts && <Note tone="problem">{fileWords.fontsUnloaded}</Note>}
        {specimen.troubles.map((trouble) => (
          <Note key={trouble.kind} tone="warning">
            {troubleText(trouble)}
          </Note>
        ))}
        {pageSize !== null && <Note>{fileWords.pageSize({ size: pageSize })}</Note>}
      </div>
    </>
  );

  /** Puts a suggestion into the field. Then the pressed button disappears, so the focus moves to the field. */
  function choose(suggestion: string): void {
    text.set(suggestion);
    document.getElementById(id)?.focus({ preventScroll: true });
  }
}

const CHOICES = ['none', ...FRAMES] as const;

interface FrameChoicesProps {
  readonly code: Remade;
  readonly frame: FrameStyle | undefined;
  readonly choose: (frame: FrameStyle | undefined) => void;
}

function FrameChoices({ code: { made }, frame, choose }: FrameChoicesProps) {
  const name = useId();
  const previews = useMemo(() => CHOICES.map((choice) => framePreview(made.drawing, frameOf(choice))), [made]);
  return (
    <FieldGroup label={fileWords.frame}>
      {/* To assistive technology the fieldset is a mere group. The radio group makes the frames one choice. */}
      <div className={styles.choices} role="radiogroup" aria-label={fileWords.frame}>
        {CHOICES.map((choice, k) => (
          <PictureOption
            key={choice}
            name={name}
            checked={frameOf(choice) === frame}
            choose={() => choose(frameOf(choice))}
            picture={<DrawingView drawing={previews[k]} label="" />}
          >
            <span>{fileWords.frames[choice]}</span>
          </PictureOption>
        ))}
      </div>
    </FieldGroup>
  );
}

function frameOf(choice: (typeof CHOICES)[number]): FrameStyle | undefined {
  return choice === 'none' ? undefined : choice;
}

const LINE = { width: 0.6, height: 0.09 };

/** Width in millimeters of the code around which the frame is drawn. */
const SHOWN_WIDTH = 40;

/** Returns a small picture of a code, with a frame around it and a bar for words if there is one. Without images. */
export function framePreview(drawing: Drawing, frame: FrameStyle | undefined): Drawing {
  const bare = { ...drawing, layers: drawing.layers.filter(({ kind }) => kind === 'path') };
  if (!frame) return bare;
  return drawAround(bare, { frame, mm: SHOWN_WIDTH }, (room) => {
    const [width, height] = [LINE.width * room, LINE.height * room];
    return { d: rectanglePath((room - width) / 2, height / 2, width, height), height: 2 * height };
  });
}

/** Milliseconds without typing after which a text is used. */
const PAUSE = 400;

/** The text is used only once the visitor pauses or leaves the field, so that nothing is computed for every letter. */
function useSettledText(value: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const settleNow = useEffectEvent(() => {
    if (typed !== null) set(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause.
  useEffect(() => {
    const timer = setTimeout(settleNow, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  function set(text: string): void {
    setTyped(null);
    settle(text);
  }

  return {
    input: {
      value: typed ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      onBlur: () => {
        if (typed !== null) set(typed);
      },
    },
    set,
  };
}

function troubleText(trouble: PageTrouble): string {
  const { pageTroubles } = fileWords;
  switch (trouble.kind) {
    case 'caption-cut':
      return pageTroubles[trouble.kind];
    case 'address-left-out':
      return pageTroubles[trouble.kind](trouble);
    default:
      return pageTroubles[trouble.kind]({ characters: trouble.characters.join(' ') });
  }
}
