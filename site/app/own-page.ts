/**
 * Returns whether the loaded document is the page of the current address. False for the shell and the not-found page,
 * which are served for addresses that have no page.
 */
export function isOwnPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname;
}
