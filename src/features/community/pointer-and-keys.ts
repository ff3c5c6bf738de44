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

/**
 * Whether a key posts a comment: Enter with Ctrl or the Command key. While an input method composes a word, Enter only
 * ends that word.
 */
export function isPostKey({
  key,
  ctrlKey,
  metaKey,
  isComposing,
}: Pick<Modifiers, 'ctrlKey' | 'metaKey'> & { readonly key: string; readonly isComposing: boolean }): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing;
}
