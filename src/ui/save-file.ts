/** Has the browser save the resource at an address, of this page or in its data, under a name. */
export function saveFile(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  // Firefox follows only links that are part of the page.
  document.body.append(link);
  link.click();
  link.remove();
}
