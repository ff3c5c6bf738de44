import styles from './button.module.css';

/**
 * The class of what looks like a button and is none, such as the label of a file input; `data-variant` and `data-size`
 * as there.
 */
export const buttonClass: string = styles.button;
