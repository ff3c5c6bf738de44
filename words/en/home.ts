import { PRODUCT_NAME } from './frame.ts';

export const homeWords = {
  title: `Free Custom ${PRODUCT_NAME}`,
  description:
    'Make a QR code for free with your own colors, gradients, and logo. No watermark, no account, and nothing leaves your browser. Download it as a PNG and test that it scans.',
  keywords: ['QR code generator', 'free QR code', 'custom QR code', 'QR code with logo', 'QR code gradient'],
  // The specification prescribes the button, the tagline, and the headline, whose two parts have a bar between them.
  headline: { product: `Free ${PRODUCT_NAME}`, promise: 'Create Custom QR Codes Instantly' },
  tagline: 'Create beautiful QR codes with AI',
  joinCommunity: 'Join Our Community',
  // The specification prescribes the titles of the three feature cards.
  customizable: {
    title: 'Customizable',
    text: 'Your colors, a gradient, your logo, or a picture over the whole code. The preview updates as you go and matches your download.',
  },
  freeForever: {
    title: 'Free Forever',
    text: 'No cost, no watermark, no sign-in. Your text is in the code itself, not behind a link of ours that could expire.',
  },
  analytics: {
    title: 'Analytics',
    text: "See how many codes you've made and downloaded. The counters stay in this browser and aren't sent anywhere.",
  },
  /** Shown in place of the list of codes if the list cannot be loaded or shown. */
  yourCodes: {
    failed: "Couldn't show your codes. They are still in this browser. Reload the page to try again.",
  },
};
