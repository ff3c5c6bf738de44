import type { FileChoice } from '#design';
import { grammar } from './grammar.ts';

const { number } = grammar;

export const previewWords = {
  page: {
    // The specification prescribes the title, the headline, and what the description says.
    title: 'QR Code Preview',
    headline: 'Preview Your QR Code',
    description:
      'Preview and customize your QR code before downloading. Adjust colors, size and style until it looks right.',
    keywords: ['QR code preview', 'download QR code', 'share QR code', 'test QR code'],
  },

  // The specification prescribes the texts from here to `testPage`: the card with its states, buttons and messages.
  card: 'Preview & Download',
  generating: 'Generating QR code with AI...',
  empty: 'Your AI QR code will appear here',
  download: 'Download',
  share: 'Share',
  testScan: 'Test Scan',
  downloaded: 'QR code downloaded successfully!',
  shared: 'QR code shared successfully!',
  copied: 'QR code URL copied to clipboard!',
  shareFailed: 'Failed to share QR code.',
  sendFile: 'Download it, and send the file.',
  testFailed: 'Failed to test QR code.',
  testBlocked: 'Pop-up was blocked. Please allow pop-ups to test the QR code.',
  generationFailed: 'Failed to generate QR code. Please try again.',
  /** The texts for the device's share sheet. */
  shareSheet: { title: 'AI Generated QR Code', text: 'Check out this QR code I created with AI!' },
  /** The window that Test Scan opens. The specification prescribes neither its title nor the text alternative. */
  testPage: {
    title: 'Test Scan',
    heading: 'Scan this QR code with your device',
    note: 'If your QR code is scannable, it will work in actual use!',
    picture: 'The QR code to scan',
  },

  makeCode: 'Make a QR code',
  /** The text alternative of a picture until the text in its code is known. */
  unknownCode: 'Your QR code',
  saveAgain: ({ format, mm, isByPixels, pixels, isClear }: FileChoice) => {
    const isPixels = format === 'png' && isByPixels;
    const size = isPixels ? `${number(pixels)} px` : `${number(mm, 1)} mm`;
    const isTransparent = isClear && format !== 'pdf';
    return `Save as ${format.toUpperCase()} again · ${size}${isTransparent ? ', transparent' : ''}`;
  },
  notSavedAgain: "Couldn't make the file. Try again.",
  copyAlt: 'Copy alt text',
  altCopied: 'Alt text copied to clipboard.',
  altNotCopied: "Couldn't copy the alt text.",
  contains: 'This code contains',
  neverExpires: 'Never expires: all of this is in the code itself, and no service stands in between.',
  rawText: 'Raw text',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  changeDesign: 'Change the design',
  // The name of this button must not change.
  newCode: 'New code',

  tabs: { image: 'Image', file: 'Print file', cards: 'Cards and labels' },
  formatsUnknown:
    "We don't have the design for this picture, so you can only save the picture itself. Make the code again for print files, cards, and labels.",

  /** A checkbox, and what its state means, shown below it. */
  designInFiles: {
    label: 'Include my design in saved files',
    off: "Saved files are just pictures. Your style can't be restored from them.",
    on: 'Saved files also contain what you typed and your style, so you can drop one on the home page later to keep editing.',
    onWithImage:
      'Saved files also contain what you typed, your style, and your image, so you can drop one on the home page later to keep editing.',
    onWithPassword:
      'Saved files also contain your style and everything you typed, even the password or secret key, so you can drop one on the home page later to keep editing.',
    onWithPasswordAndImage:
      'Saved files also contain your style, your image, and everything you typed, even the password or secret key, so you can drop one on the home page later to keep editing.',
  },
};
