import { type ReactNode, type Ref, useId } from 'react';
import styles from './step.module.css';
import { sheetClass } from './surfaces.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** Receives the focus when the focused element is removed. */
  readonly ref?: Ref<HTMLElement>;
  /** Shown at the end of the title's line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One of the numbered steps of a page, on a sheet of its own. */
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
