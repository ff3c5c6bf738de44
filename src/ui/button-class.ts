import styles from './button.module.css';

/**
 * The class for elements that look like a button without being one, such as the label of a file input; with
 * `data-variant` and `data-size` as there.
 */
export const buttonClass: string = styles.button;
