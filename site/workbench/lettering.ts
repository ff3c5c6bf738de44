import { type Late, late } from '#late';
import type { Lettering } from '#lettering';

/** The lettering of this site, which turns words into outlines. Its library and fonts are fetched at first use. */
export const siteLettering: Late<Lettering> = late(async () =>
  (await import('./site-lettering.ts')).loadSiteLettering(),
);
