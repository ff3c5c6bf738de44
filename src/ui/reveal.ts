import styles from './reveal.module.css';

/** The class under which a new code draws itself in from its three finder patterns, once, within 400 ms. */
export const revealClass: string = styles.reveal;
