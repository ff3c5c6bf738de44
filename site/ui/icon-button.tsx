import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'title'> {
  /** Says what the button does: its accessible name and tooltip. */
  readonly name: string;
}

/** A square button with an icon and no words. */
export function IconButton({ name, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={name} title={name} />;
}
