import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface ButtonLook {
  /** `primary` is the one main action of a screen; `plain` has a hairline; `quiet` has neither line nor background. */
  readonly variant?: 'primary' | 'plain' | 'quiet';
  /** `icon` is a square for an icon without words, which needs an `aria-label`. */
  readonly size?: 'regular' | 'small' | 'icon';
}

/** A button. It submits its form only if its `type` is `submit`. */
export function Button({
  variant = 'plain',
  size = 'regular',
  className = '',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  size = 'regular',
  className = '',
  ...rest
}: ButtonLook & LinkProps & { readonly className?: string }) {
  return <Link {...rest} className={`${styles.button} ${className}`} data-variant={variant} data-size={size} />;
}
