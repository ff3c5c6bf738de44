import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'title'> {
  /** What it does: its accessible name, shown under a resting pointer. */
  readonly name: string;
}

/** A square button with an icon alone. */
export function IconButton({ name, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={name} title={name} />;
}
