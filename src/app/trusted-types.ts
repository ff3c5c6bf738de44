/**
 * Sets the policy for all script assignments under the site's security policy. It has no createHTML, so a string can
 * never become markup. Call it once, before anything else.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScript: jsonOnly, createScriptURL: ownAddressOnly });
}

/** Script text may only be JSON, which browsers do not run. */
function jsonOnly(text: string): string {
  JSON.parse(text);
  return text;
}

/** Workers must come from this site. */
function ownAddressOnly(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}
