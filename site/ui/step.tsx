import { type ReactNode, type Ref, useId } from 'react';
import styles from './step.module.css';
import { sheetClass } from './surfaces.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** For moving the focus to this step when the focused element is removed. */
  readonly ref?: Ref<HTMLElement>;
  /** Shown at the end of the title's line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A numbered step of a page, on its own sheet. */
export function Step({ number, title, ref, tools, children }: StepProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={`${sheetClass} ${styles.step}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} data-step={number}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
