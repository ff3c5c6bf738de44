export const pageWords = {
  templates: {
    title: 'QR Code Templates',
    description:
      'Designer QR code templates are in development. Until then, choose colors, gradients, and your own logo on the home page.',
    keywords: ['QR code templates', 'QR code designs'],
    text: 'Designer templates are in development: complete looks to start from, each tested with scanners before it is shown.',
  },
  analytics: {
    title: 'QR Code Analytics',
    description:
      'The QR code analytics dashboard is in development. The counters it will show are kept in your own browser.',
    keywords: ['QR code analytics', 'QR code statistics'],
    text: 'The dashboard is in development. It will show what this browser already counts: the codes you made and how often you downloaded them.',
  },
  // The specification prescribes this text.
  comingSoon: 'Coming Soon!',
  makeCode: 'Make a QR code',

  // The specification prescribes `code`, `title`, and what `text` says.
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    text: 'The page you are looking for may have been moved, deleted, or never existed.',
    documentTitle: 'Page not found',
    documentDescription: 'There is no page at this address.',
  },
};
