type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Other clicks on a link, as with a modifier key, are left to the browser, which may open a new tab. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Modifiers & { readonly button: number }): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
