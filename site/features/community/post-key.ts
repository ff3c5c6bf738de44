/**
 * Whether a key posts a comment: Enter with Ctrl or the Command key. While an input method composes a word, Enter only
 * ends that word.
 */
export function isPostKey({
  key,
  ctrlKey,
  metaKey,
  isComposing,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing;
}
