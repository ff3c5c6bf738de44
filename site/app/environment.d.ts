interface ImportMetaEnv {
  readonly SITE_URL: string;
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
