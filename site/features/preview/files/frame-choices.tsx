import { useId, useMemo } from 'react';
import { FRAMES, type FrameStyle } from '#design';
import { DrawingView, FieldGroup, PrintOption } from '#ui';
import { fileWords } from '#words/files';
import type { Remade } from '#workbench';
import styles from './frame-choices.module.css';
import { framePrint } from './frame-print.ts';

const CHOICES = ['none', ...FRAMES] as const;

interface FrameChoicesProps {
  readonly code: Remade;
  readonly frame: FrameStyle | undefined;
  readonly choose: (frame: FrameStyle | undefined) => void;
}

/** The choice of a frame. Each option is a small picture of this code in that frame. */
export function FrameChoices({ code: { made }, frame, choose }: FrameChoicesProps) {
  const name = useId();
  const prints = useMemo(() => CHOICES.map((choice) => framePrint(made.drawing, frameOf(choice))), [made]);
  return (
    <FieldGroup label={fileWords.frame}>
      {/* To assistive technology the fieldset is a mere group. The radio group makes the frames one choice. */}
      <div className={styles.choices} role="radiogroup" aria-label={fileWords.frame}>
        {CHOICES.map((choice, k) => (
          <PrintOption
            key={choice}
            name={name}
            checked={frameOf(choice) === frame}
            choose={() => choose(frameOf(choice))}
            print={<DrawingView drawing={prints[k]} label="" />}
          >
            <span>{fileWords.frames[choice]}</span>
          </PrintOption>
        ))}
      </div>
    </FieldGroup>
  );
}

function frameOf(choice: (typeof CHOICES)[number]): FrameStyle | undefined {
  return choice === 'none' ? undefined : choice;
}
