export const SITE_NAME = 'Quietzone';
export const PRODUCT_NAME = 'QR Code Generator';

export const frameWords = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumb: 'Breadcrumb',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  copyright: (year: number) => `© ${year} ${SITE_NAME}`,
  notices: 'Notices (F8)',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  lostPart: "Couldn't load part of this page. Check your connection.",

  // The specification prescribes the names of the badge, of the themes, and of all links except `preview`.
  links: { home: 'Home', templates: 'Templates', analytics: 'Analytics', community: 'Community', preview: 'Preview' },
  newBadge: 'New',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },

  themeIs: { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: system' },

  // The specification prescribes this text.
  returnHome: 'Return to Home',
  failure: {
    // The specification prescribes this title.
    title: 'Unexpected Application Error!',
    text: 'Something on this page failed. Your codes are still in this browser.',
  },
  /** This text is in the HTML of every page. Only browsers that are too old (see `app/browser-floor.ts`) show it. */
  tooOld: `This browser is too old to make codes. ${SITE_NAME} needs at least Chrome or Edge 123, Firefox 125, or Safari 17.5. You can still read its pages.`,
};
