import type { QrDesign } from '#design';

/** What a fragment turned out to be. */
export type LinkReading =
  /** It is none of this site's: a place on the page, or what another program put there. */
  | { readonly is: 'none' }
  | { readonly is: 'design'; readonly design: QrDesign; readonly hadImage: boolean }
  /** Cut, changed on its way, or never right. */
  | { readonly is: 'damaged' }
  /** Of a later format than this release knows. */
  | { readonly is: 'newer' };
