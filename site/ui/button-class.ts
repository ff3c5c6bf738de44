import styles from './button.module.css';

/**
 * The class for elements that look like a button without being one, such as the label of a file input. `data-variant`
 * and `data-size` have the same values as the props of `Button`.
 */
export const buttonClass: string = styles.button;
