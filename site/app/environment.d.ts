interface ImportMetaEnv {
  /** The scheme and host at which this build will be served. */
  readonly SITE_URL: string;
  /** The year of the build, four digits. */
  readonly BUILD_YEAR: string;
}

/** The part of the Trusted Types API that the site uses. Not every browser has it. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createHTML?: (text: string) => string;
        createScript?: (text: string) => string;
        createScriptURL?: (url: string) => string;
      },
    ): NonNullable<import('dompurify').Config['TRUSTED_TYPES_POLICY']>;
  };
}
