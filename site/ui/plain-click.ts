type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/**
 * Whether a click was made with the main button and without a modifier key. Other clicks on a link are left to the
 * browser, which opens a new tab, for example.
 */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Modifiers & { readonly button: number }): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
