import type { SecretKind } from '#design';
import { grammar } from './grammar.ts';

const leftOut: Readonly<Record<SecretKind, string>> = {
  password: 'The password is left out.',
  'user-info': 'The user name and password are left out.',
  'one-time-key': 'The secret key is left out.',
};

const include: Readonly<Record<SecretKind, string>> = {
  password: 'Include the password. Anyone with the link can read it.',
  'user-info': 'Include the user name and password. Anyone with the link can read them.',
  'one-time-key': 'Include the secret key. Anyone with the link can read it.',
};

/** Links that pass a design on, and the notices when one is opened. */
export const linkWords = {
  promise: 'The link contains the design itself. Nothing is stored on a server.',
  imageLeftOut: 'The image is left out: it is too large for a link.',
  leftOut,
  include,
  copy: 'Copy link',
  copied: 'Link copied.',
  copyByHand: "This browser doesn't let the page copy. Copy the link yourself:",
  tooLarge: 'This design is too large for a link. Shorten its text.',
  tooLong: (characters: number, most: number) =>
    `This link would have ${grammar.number(characters)} characters. Many apps cut links after ${grammar.number(most)}. Send a saved file instead. It contains the design too.`,

  opened: 'Design opened from the link.',
  openedWithoutImage: 'It had an image, which links leave out.',
  newer: {
    message: 'This link was made by a newer version.',
    help: 'Reload this page and open the link again. Nothing was changed.',
  },
  damaged: { message: 'This link is cut off or damaged.', help: 'Ask for a new one. Nothing was changed.' },
};
