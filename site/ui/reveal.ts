import styles from './reveal.module.css';

/** The class with which a new code appears from its three finder patterns, once, within 400 ms. */
export const revealClass: string = styles.reveal;

/**
 * The class with which a new woven picture appears row by row, as from a printing press, within 400 ms. `--rows` sets
 * the number of steps.
 */
export const pressClass: string = styles.press;
