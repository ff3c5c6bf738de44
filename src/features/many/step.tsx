import { type ReactNode, useId } from 'react';
import styles from './step.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step of the way from a table to its codes. */
export function Step({ number, title, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-step={number}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Fields in two columns where there is room. A child with `data-width="whole"` takes both. */
export function Twos({ children }: { readonly children: ReactNode }) {
  return <div className={styles.twos}>{children}</div>;
}
