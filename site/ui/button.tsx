import { Children, type ComponentProps, type ReactNode } from 'react';
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
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`} data-variant={variant} data-size={size}>
      {ownElements(children)}
    </button>
  );
}

export function ButtonLink({
  variant = 'plain',
  size = 'regular',
  className = '',
  children,
  ...rest
}: ButtonLook & LinkProps & { readonly className?: string }) {
  return (
    <Link {...rest} className={`${styles.button} ${className}`} data-variant={variant} data-size={size}>
      {ownElements(children)}
    </Link>
  );
}

/**
 * Puts a text beside an icon into an element of its own. Page translation replaces text nodes, and React would go on
 * changing the replaced one; it always finds the element (https://github.com/facebook/react/issues/11538).
 */
function ownElements(children: ReactNode): ReactNode {
  if (Children.count(children) < 2) return children;
  return Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child));
}

/** For elements that look like a button without being one. `data-variant` and `data-size` are as in `Button`. */
export const buttonClass: string = styles.button;

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'title'> {
  readonly name: string;
}

export function IconButton({ name, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={name} title={name} />;
}
