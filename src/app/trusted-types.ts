/**
 * Sets the policy that answers wherever the site's security policy guards a script. It has no createHTML: a string can
 * never become markup. To be called once, before anything else.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScript: jsonOnly, createScriptURL: ownAddressOnly });
}

/** Script text is only ever data: it must be JSON, which no browser runs. */
function jsonOnly(text: string): string {
  JSON.parse(text);
  return text;
}

/** Workers come from this site alone. */
function ownAddressOnly(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}
