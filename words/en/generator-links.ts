import type { SecretKind } from '#design';
import { grammar } from './grammar.ts';

const leftOut: Readonly<Record<SecretKind, string>> = {
  password: 'The password is left out.',
  'user-info': 'The username and password are left out.',
  'one-time-key': 'The secret key is left out.',
};

const include: Readonly<Record<SecretKind, string>> = {
  password: 'Include the password. Anyone with the link can read it.',
  'user-info': 'Include the username and password. Anyone with the link can read them.',
  'one-time-key': 'Include the secret key. Anyone with the link can read it.',
};

/** Links that share a design, and notices that appear when such a link is opened. */
export const linkWords = {
  promise: 'The link contains the design itself. Nothing is stored on a server.',
  imageLeftOut: 'Your image is left out because images are too large for links.',
  leftOut,
  include,
  copy: 'Copy link',
  copied: 'Link copied.',
  copyByHand: "This browser doesn't allow the page to copy. Copy the link yourself:",
  tooLarge: 'This design is too large for a link. Shorten its text.',
  tooLong: (characters: number, most: number) =>
    `This link would have ${grammar.number(characters)} characters. Many apps cut links after ${grammar.number(most)}. Send a saved file that includes the design instead.`,

  opened: 'Design opened from the link.',
  openedWithoutImage: "Its image is missing because links don't include images.",
  newer: {
    message: 'This link was made by a newer version.',
    help: 'Reload this page and open the link again. Nothing was changed.',
  },
  damaged: { message: 'This link is cut off or damaged.', help: 'Ask for a new one. Nothing was changed.' },
};
