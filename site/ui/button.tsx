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

export function ButtonLink({
  variant = 'plain',
  size = 'regular',
  className = '',
  ...rest
}: ButtonLook & LinkProps & { readonly className?: string }) {
  return <Link {...rest} className={`${styles.button} ${className}`} data-variant={variant} data-size={size} />;
}

/** For elements that look like a button without being one. `data-variant` and `data-size` are as in `Button`. */
export const buttonClass: string = styles.button;

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'title'> {
  /** Says what the button does: its accessible name and tooltip. */
  readonly name: string;
}

export function IconButton({ name, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={name} title={name} />;
}
