/** Makes the browser save a resource under a name. `href` is an address on this site, a data URL or a blob URL. */
export function saveFile(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
}

/** Milliseconds in memory. By then the browser has begun to read the file. Chosen, not measured. */
const LIFETIME = 60_000;

export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), LIFETIME);
}
