/**
 * Creates the site's default Trusted Types policy, through which every assignment of a script goes. It has no
 * `createHTML`, so a string can never become markup. Must be called once, before anything else.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScript: jsonOnly, createScriptURL: ownAddressOnly });
}

/** Returns the text of a script element unchanged if the text is JSON, which browsers do not run. Otherwise throws. */
function jsonOnly(text: string): string {
  JSON.parse(text);
  return text;
}

/** Returns the address of a worker unchanged if the address is on this site. Otherwise throws. */
function ownAddressOnly(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}
