/**
 * Whether the browser's history is at the entry with this key. While the router loads a page, the history is one entry
 * ahead of the page that is shown.
 */
export function isAtEntry(key: string): boolean {
  return (history.state?.key ?? 'default') === key;
}
