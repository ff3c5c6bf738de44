interface ImportMetaEnv {
  /** Scheme and host where this build will be served. */
  readonly SITE_URL: string;
  /** Four digits. */
  readonly BUILD_YEAR: string;
}

/** What the site needs of the Trusted Types API, which not every browser has. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScript: (text: string) => string; createScriptURL: (url: string) => string },
    ): unknown;
  };
}
