/**
 * Whether the browser's history is at the entry with this key. While the router prepares the page of a link, the
 * history is one ahead of what is shown.
 */
export function isAtEntry(key: string): boolean {
  return (history.state?.key ?? 'default') === key;
}
