/** Whether the document is the page of this address, and not the shell for addresses without a page of their own. */
export function isOwnPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname;
}
