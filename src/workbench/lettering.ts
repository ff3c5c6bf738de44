import { type Late, late } from '#late';
import type { Lettering } from '#lettering';

/** What turns words into outlines; its library and its fonts are fetched from this site when they are first wanted. */
export const siteLettering: Late<Lettering> = late(async () =>
  (await import('./site-lettering.ts')).loadSiteLettering(),
);
