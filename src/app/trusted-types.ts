/** What this file needs of the Trusted Types API, which not every browser has. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicyFactory;
  }
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

// The default policy answers for every place that the site's security policy guards. It has no createHTML: a string can
// never become markup.
window.trustedTypes?.createPolicy('default', { createScript: jsonOnly, createScriptURL: ownAddressOnly });
