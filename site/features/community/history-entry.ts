/**
 * Whether the browser's history is at the entry with this key. While the router loads a page, the history is already at
 * the entry of that page, although the earlier page is still shown.
 */
export function isAtEntry(key: string): boolean {
  return (history.state?.key ?? 'default') === key;
}
