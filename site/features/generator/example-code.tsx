import { generatorWords } from '#words/generator';
import styles from './example-code.module.css';

/** The example codes that are shown until something is typed, in their order. */
export const EXAMPLES = ['woven', 'gradient', 'logo'] as const;

export type ExampleName = (typeof EXAMPLES)[number];

/** An example of a finished code. It is a border image, which browsers never count as the largest contentful paint. */
export function ExampleCode({ name }: { readonly name: ExampleName }) {
  return (
    <div role="img" aria-label={generatorWords.examples[name].label} className={styles.example} data-example={name} />
  );
}
