import { grammar } from './grammar.ts';

const MEGABYTE = 2 ** 20;

/** A limit that a file exceeds: `found` is the file's figure, `most` the limit. */
interface Excess {
  readonly of: string;
  readonly found: number;
  readonly most: number;
}

// Sentences that say why an image is refused. They name no limit. Each key is a code of `ImageError`.
const notTaken = {
  'not-an-image': "We can't read this file as an image. Choose a PNG, JPEG, WebP, GIF, AVIF, or SVG.",
  unreadable: "We can't open this file. Choose it again, or choose another one.",
  damaged: 'This image is damaged or incomplete. Save it again, or choose another one.',
  unsupported: "This browser can't show this kind of image. Save it as a PNG or JPEG.",
  empty: 'Everything in this image is transparent. Choose another one.',
  'too-large': 'This image is too large. Save a smaller version: 1024 pixels per side is enough.',
  'too-complex': 'This SVG is too complex. Simplify it, or export it as a PNG.',
  'not-plain':
    "This SVG would look different here. It uses something we don't draw: fonts, embedded pages, embedded SVGs, or styles that depend on the screen. Export it as a PNG.",
  falsified:
    'This browser changes the pixels of images to protect your privacy. Choose a PNG, or allow this site to read canvas data.',
  'no-canvas': "This browser can't draw this image. Choose a PNG, or use another browser.",
};

/** Images and other files that are chosen, dropped or pasted, and what is found in them. */
export const pictureWords = {
  /** Why an image is refused. `excess` is the exceeded limit, if any. */
  notTaken: (code: keyof typeof notTaken, excess: Excess | null): string => {
    switch (excess?.of) {
      case 'bytes':
        return `This file is ${megabytes(excess.found)} MB. The limit is ${megabytes(excess.most)} MB. Save a smaller version.`;
      case 'pixels':
        return `This image has ${millions(excess.found)} million pixels. The limit is ${millions(excess.most)} million. Save a smaller version: 1024 pixels per side is enough.`;
      case 'imagePixels':
        return `The images in this SVG have ${millions(excess.found)} million pixels. The limit is ${millions(excess.most)} million. Export it as a PNG.`;
      case 'elements':
        return `This SVG has ${grammar.number(excess.found)} elements. The limit is ${grammar.number(excess.most)}. Simplify it, or export it as a PNG.`;
      case 'work':
        return 'This SVG takes too long to draw. Simplify it, or export it as a PNG.';
      default:
        return notTaken[code];
    }
  },

  backupNotRestored: {
    message: "Couldn't load the restore tool.",
    help: 'Drop the backup again. Nothing was changed.',
  },
  newerFile: { message: 'This file was made by a newer version.', help: 'Reload this page to open its design.' },
  damagedDesign: { message: 'The design in this file is damaged.', help: 'It is treated like any other file instead.' },
  codesNotRead: {
    message: "Couldn't look for codes in this image.",
    help: 'The image was added. To look for codes, check your connection and add it again.',
  },

  found: 'Found in the file',
  foundDesign: 'This file contains its design',
  foundCodes: (count: number) =>
    grammar.plural(count, {
      one: 'There is a code in this image',
      other: `There are ${grammar.number(count)} codes in this image`,
    }),
  noCode: 'No code found in this picture',
  noCodeHelp: 'Is it a logo or a photo? It was added as a logo. A photo can fill the whole code.',
  photoHelp: 'Is it a photo or a logo? It was woven into the code as a photo.',
  isLogo: "It's a logo",
  isPhoto: "It's a photo",
  designHelp: 'Open it to continue with its content and style. Undo brings back your current design.',
  openDesign: 'Open this design',
  /** Shown if the design is opened at once, because nothing is lost. */
  designOpened: 'Design opened from the file.',
  editCode: 'Edit this code',
  useAsImage: 'Use as image',
  close: 'Close',
  whichCode: 'Which code',
  /** Facts about a code in a picture. `version` is null if the code's structure could not be read. */
  codeForm: (version: number | null, level: string | null, mask: number | null, size: number) => {
    if (version === null) return "We couldn't read how this code is built.";
    return `This code has ${size} × ${size} modules: ${codeFacts(version, level, mask)}.`;
  },
  staysTheSame: 'A code made here would be identical.',
  /** Each of `version`, `level` and `mask` is null if it stays. The size stays with the version. */
  becomes: (version: number | null, level: string | null, mask: number | null, size: number) =>
    version === null
      ? `A code made here would have the same content, but ${codeFacts(version, level, mask)}.`
      : `A code made here would have the same content, but ${size} × ${size} modules: ${codeFacts(version, level, mask)}.`,
  tooLongToMake: 'It contains more text than a code made here can hold.',
  redirects: (service: string) =>
    `This code leads to ${service}, which forwards to another address. Enter that address here, so that your code doesn't depend on ${service}.`,
};

/** PDF files whose pages are searched for codes. */
export const pdfWords = {
  searching: 'Looking for codes in this PDF…',
  page: (page: number, pages: number) => `Searching page ${grammar.number(page)} of ${grammar.number(pages)}.`,
  foundCodes: (count: number) =>
    grammar.plural(count, {
      one: 'There is a code in this PDF',
      other: `There are ${grammar.number(count)} codes in this PDF`,
    }),
  noCode: 'No code found in this PDF',
  noCodeHelp: 'If you can see a code on a page, take a screenshot of it and drop that here.',
  noCodeBefore: (searched: number) =>
    grammar.plural(searched, {
      one: 'No code found on the first page',
      other: `No code found on the first ${grammar.number(searched)} pages`,
    }),
  morePages: (searched: number, pages: number) =>
    `We searched ${grammar.number(searched)} of ${grammar.number(pages)} pages. To search another page, save it as a PDF of its own and drop that here.`,
  /** Why a PDF was not searched, or not all of it. */
  notSearched: {
    'too-large': {
      message: 'This PDF is too large',
      help: 'The limit is 64 MB. Save the page with the code as a PDF of its own, or drop a screenshot of the code.',
    },
    locked: {
      message: 'This PDF needs a password',
      help: 'Save a copy without the password, or drop a screenshot of the code.',
    },
    damaged: {
      message: "We can't read this PDF",
      help: 'It may be damaged or incomplete. Save it again, or drop a screenshot of the code.',
    },
    'not-drawn': {
      message: 'No code found in this PDF',
      help: 'Some of it is damaged or takes too long to draw. If you can see a code on a page, take a screenshot of it and drop that here.',
    },
    'not-loaded': {
      message: "Couldn't look for codes in this PDF",
      help: 'Check your connection, and drop the file again.',
    },
  },
};

function codeFacts(version: number | null, level: string | null, mask: number | null): string {
  return grammar.list([
    ...(version === null ? [] : [`version ${version}`]),
    ...(level === null ? [] : [`error correction ${level}`]),
    ...(mask === null ? [] : [`mask ${mask}`]),
  ]);
}

/** Rounds up, so that a file just above a limit never seems to be at the limit. */
function megabytes(bytes: number): string {
  return grammar.number(Math.ceil((10 * bytes) / MEGABYTE) / 10, 1);
}

function millions(pixels: number): string {
  return grammar.number(Math.ceil(pixels / 100_000) / 10, 1);
}
