import { type Late, late } from '#late';
import type { Lettering } from '#lettering';

/** Turns words into outlines. Its library and fonts are fetched from this site at first use. */
export const siteLettering: Late<Lettering> = late(async () =>
  (await import('./site-lettering.ts')).loadSiteLettering(),
);
