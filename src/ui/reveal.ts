import styles from './reveal.module.css';

/** The class under which a new code draws itself in from its three finder patterns, once, within 400 ms. */
export const revealClass: string = styles.reveal;

/**
 * The class under which a new weave comes in row by row, as from a press, within 400 ms; in `--rows` steps if these are
 * set.
 */
export const pressClass: string = styles.press;
