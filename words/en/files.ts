import type { AddressKind } from '#content';
import type { FrameStyle } from '#design';
import type { PageTrouble } from '#making';
import { grammar } from './grammar.ts';

const { number } = grammar;

/** Explains the word “module” where a visitor first meets it. */
const A_MODULE = 'A module is one small square of the code.';

/** The files of a finished code: format, size, and actions. Loaded with the tab *Print file*. */
export const fileWords = {
  format: 'Format',
  formats: {
    svg: { name: 'SVG', hint: 'Sharp at any scale, for the web and drawing programs' },
    pdf: { name: 'PDF', hint: 'Sharp at any scale, for print shops' },
    png: { name: 'PNG', hint: 'For documents and messages' },
  },
  /** Shown with SVG and PDF, if the code has an image. */
  imageInside: (width: number, height: number) =>
    `Your image is saved with ${number(width)} × ${number(height)} pixels. Everything else is sharp at any scale.`,

  units: 'Units',
  unitNames: { mm: 'Millimeters', px: 'Pixels' },
  size: 'Size',
  width: 'Width',
  density: 'Density',
  mm: 'mm',
  px: 'px',
  dpi: 'dpi',
  /** Shown below a field that holds no number within its limits. `used` is the last one that it held. */
  limits: {
    mm: (min: number, max: number, used: number) =>
      `Use ${number(min)} to ${number(max)} mm. Until then, ${number(used, 1)} mm is used.`,
    px: (min: number, max: number, used: number) =>
      `Use ${number(min)} to ${number(max)} px. Until then, ${number(used)} px is used.`,
    dpi: (min: number, max: number, used: number) =>
      `Use ${number(min)} to ${number(max)} dpi. Until then, ${number(used)} dpi is used.`,
  },
  /** The width of the code, below its picture. */
  widthMm: (mm: number) => `${number(mm, 1)} mm`,
  widthPx: (px: number) => `${number(px)} px`,

  /** What a size in print means: the width of a module, and from how far away the code scans. */
  print: {
    module: (module: string) => `${module} mm per module.`,
    inCentimeters: (module: string, distance: number) =>
      `${module} mm per module. Scans from up to ${number(distance)} cm away.`,
    inMeters: (module: string, distance: string) => `${module} mm per module. Scans from up to ${distance} m away.`,
    smeared: (good: number, any: number) =>
      `Too small: the modules run together in print. Use at least ${number(good)} mm on a good printer, ${number(any)} mm on any other.`,
    small: (any: number) => `This size needs a good printer. Use at least ${number(any)} mm on any other.`,
  },
  pixels: (side: number, scale: number) => `${number(side)} × ${number(side)} pixels, ${number(scale)} per module.`,
  pixelsInPrint: (side: number, scale: number, dpi: number) =>
    `${number(side)} × ${number(side)} pixels, ${number(scale)} per module, ${number(dpi)} per inch.`,

  margin: 'Margin in modules',
  margins: {
    4: `${A_MODULE} Four is the standard: scanners find the code beside any print.`,
    2: `${A_MODULE} Choose two if the paper around the code stays empty.`,
    1: `${A_MODULE} Choose one, as in the preview, if the paper around the code is white and stays empty.`,
  },
  clear: 'Transparent background',
  clearHint: 'Leaves the background out, so that the surface behind the code shows through.',
  onGround: { white: 'On white', dark: 'On a dark background' },
  notOnDark: "The code doesn't stand out on dark. Place it on a light surface, or keep the background.",
  caption: 'Caption',
  captionHint: 'Printed below the code in saved files. Say what people get, in four words or fewer.',
  suggestionsLabel: 'Suggested captions',
  showAddress: {
    host: 'Show the address',
    number: 'Show the phone number',
    network: 'Show the network name',
  } satisfies Record<AddressKind, string>,
  /** Shown below the checkbox `showAddress`: what will be printed. */
  showAddressHint: {
    host: (address: string) => `Prints ${address}, so people can compare it with the address they know.`,
    number: (address: string) => `Prints ${address}, for people who type it.`,
    network: (address: string) => `Prints ${address}, for people who choose it from a list.`,
  } satisfies Record<AddressKind, (address: string) => string>,
  noAddressHint: 'This code has no address to print.',
  frame: 'Frame',
  frames: {
    none: 'None',
    line: 'Line',
    rounded: 'Rounded',
    tab: 'Tab',
    ticket: 'Ticket',
  } satisfies Record<FrameStyle | 'none', string>,
  /** Why the caption or the address is not printed completely. */
  pageTrouble: (trouble: PageTrouble): string => {
    switch (trouble.kind) {
      case 'caption-cut':
        return 'The caption is too long for this size and ends in “…”. Shorten it.';
      case 'characters-missing':
        return `These characters can't be printed and are left out: ${trouble.characters.join(' ')}`;
      case 'caption-left-out':
        return `The caption is left out, because this browser can't draw these characters for print: ${trouble.characters.join(' ')}`;
      case 'address-left-out':
        return `${trouble.address} doesn't fit on one line and is left out. A shortened address could be mistaken for another.`;
    }
  },
  fontsUnloaded: "Couldn't load the fonts for the caption. Check your connection.",
  /** The size of the page, shown if a caption or a frame makes it larger than the code. */
  pageMm: (width: number, height: number) => `${number(width, 1)} × ${number(height, 1)} mm`,
  pagePx: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
  pageSize: (size: string) => `The whole page is ${size}.`,

  blackOnly: 'Use black ink only',
  blackOnlyHint: 'Prints dark areas in black ink only (100% K).',

  // The wording of these labels must not change.
  download: { svg: 'Download SVG', pdf: 'Download PDF', png: 'Download PNG' },
  copyPicture: 'Copy image',
  copySvg: 'Copy SVG code',
  printAtSize: 'Print at actual size',
  printNotePage: (width: number, height: number) =>
    `Opens a PDF of ${number(width, 1)} × ${number(height, 1)} mm. In the print dialog, choose “Actual size” or 100%, not “Fit to page”.`,
  printNote: (mm: number) =>
    `Opens a ${number(mm, 1)} mm PDF. In the print dialog, choose “Actual size” or 100%, not “Fit to page”.`,
  making: 'Making the file…',
  cancel: 'Cancel',

  failed: "Couldn't make the file. Try again.",
  printBlocked: 'Pop-up was blocked. Allow pop-ups to print the QR code.',
  pictureCopied: 'Image copied to clipboard.',
  svgCopied: 'SVG code copied to clipboard.',
  pictureNotCopied: "Couldn't copy the image. Download the PNG instead.",
  svgNotCopied: "Couldn't copy the SVG code. Download the SVG instead.",
  cannotCopy: "This browser can't copy images. Download the PNG instead.",

  /** The title inside SVG and PDF files. */
  title: (name: string) => `QR code for ${name}`,
};
