/** The page of the finished code. */
export const previewWords = {
  page: {
    // Specified: title, headline and description.
    title: 'QR Code Preview',
    headline: 'Preview Your QR Code',
    description:
      'Preview and customize your QR code before downloading. Adjust colors, size and style until it looks right.',
    keywords: ['QR code preview', 'download QR code', 'share QR code', 'test QR code'],
  },
};
