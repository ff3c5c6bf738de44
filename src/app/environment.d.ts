interface ImportMetaEnv {
  /** Where this build will be served, without a final slash. */
  readonly SITE_URL: string;
}
