import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './surfaces.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** For moving the focus to this step when the focused element is removed. */
  readonly ref?: Ref<HTMLElement>;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function Step({ number, title, ref, tools, children }: StepProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={`${sheetClass} ${styles.step}`} aria-labelledby={id}>
      <div className={styles.head} data-row="s spread">
        <h2 id={id} className={styles.title} data-step={number}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

export const sheetClass: string = styles.sheet;

export const menuClass: string = styles.menu;

export const dialogClass: string = styles.dialog;

/** The class of a line with content at both ends. If there is too little room, the content at the end wraps. */
export const barClass: string = styles.bar;

interface NoteProps extends ComponentProps<'p'> {
  /** `plain` explains, `warning` is about a risk, `problem` about something to correct. */
  readonly tone?: 'plain' | 'warning' | 'problem';
}

export function Note({ tone = 'plain', className = '', ...rest }: NoteProps) {
  return <p {...rest} className={`${styles.note} ${className}`} data-tone={tone} />;
}

interface DisclosureProps extends ComponentProps<'details'> {
  readonly title: string;
  /** Follows the title. */
  readonly aside?: ReactNode;
}

export function Disclosure({ title, aside, className = '', children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={`${styles.details} ${className}`}>
      <summary className={styles.summary} data-line="s">
        <span>{title}</span>
        {aside}
      </summary>
      {children}
    </details>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The class with which a new code appears from its three finder patterns, once, within 400 ms. */
export const revealClass: string = styles.reveal;

/** A woven picture appears row by row, as from a press, within 400 ms. `--rows` sets the number of steps. */
export const pressClass: string = styles.press;
