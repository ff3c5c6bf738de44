import type { Caution, Understood } from '#content';
import type { SecretKind } from '#design';
import { wordsOfMore } from './content-types.ts';
import { grammar } from './grammar.ts';

const leftOut: Readonly<Record<SecretKind, string>> = {
  password: 'The password was left out of this link. Type it again.',
  'user-info': 'The username and password were left out of this link. Type the whole address again.',
  'one-time-key': 'The secret key was left out of this link. Paste the whole text again.',
};

/** The content step: detail fields, cautions and notes. Loaded when the visitor first uses the generator. */
export const contentWords = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  networkIsOpen: 'The network is open',
  openNetwork: 'Open network: anyone can join.',
  closedNetwork: 'Joining needs the password.',
  addPassword: 'Add a password',

  /** `{text}` is the encoded text. */
  willContain: 'Your code will contain {text}',
  neverExpires: 'Never expires.',
  printSize: (mm: number) => `Print at ${grammar.number(mm)} mm or larger.`,
  largePrintSize: (mm: number) => `Print at ${grammar.number(mm)} mm or larger. Less text makes a smaller code.`,
  /** `{host}` is the host of the link, without `www.` */
  opens: 'Opens {host}.',
  /** Other ways to write a link, each with its button. `version` is the code's, `smaller` that of the other way. */
  linkOffers: {
    tracking: {
      say: (parameters: readonly string[], version: number, smaller: number) =>
        smaller < version
          ? `This link tracks visitors (${grammar.series(parameters)}). Without that, the code gets smaller: version ${smaller} instead of ${version}.`
          : `This link tracks visitors (${grammar.series(parameters)}). It opens without that, too.`,
      take: 'Remove tracking',
    },
    www: {
      say: (version: number, smaller: number) =>
        `Without www. the code gets smaller: version ${smaller} instead of ${version}. Try first whether your site opens without it.`,
      take: 'Leave out www.',
    },
    capitals: {
      say: (version: number, smaller: number) =>
        `With the host in capitals, the code gets smaller: version ${smaller} instead of ${version}. It opens the same page.`,
      take: 'Use capitals',
    },
  },
  isWhole: 'This is a complete code.',
  split: 'Split it into fields',
  isSplit: 'Split into fields.',
  /** The content is a complete code of another type, whose button is called `type`. */
  isOther: (type: string) => `This is a complete ${type} code.`,
  switchTo: (type: string) => `Switch to ${type}`,
  /** Below a number or a moment that is written in another way. */
  understood: (value: Understood) =>
    `Understood as ${'amount' in value ? grammar.amount(Number(value.amount)) : value.text}`,
  undo: 'Undo',
  /** `{link}` leads to the page for many codes. */
  pasted: (lines: number) =>
    `You pasted ${grammar.number(lines)} lines, but this code holds one. Only the first line was kept. {link}`,

  /** The button beside a caution that offers a mended value. */
  mend: (caution: Caution, mended: string): string => {
    switch (caution.kind) {
      case 'end-left-out':
        return `Keep “${caution.after}”`;
      case 'invisible':
        return 'Remove them';
      case 'space-at-end':
        return 'Remove it';
      case 'link-slip':
        return 'Use this link';
      default:
        return `Use ${mended}`;
    }
  },
  /** Possible problems with typed content, and how to solve them. */
  caution: (caution: Caution): string => {
    switch (caution.kind) {
      case 'left-out':
        return leftOut[caution.secret];
      case 'not-opened':
        return "Scanners show this kind of address as plain text and don't open it. Use one that starts with https://.";
      case 'invisible-left-out':
        return 'Characters that nobody can see were left out. They often come along when text is copied.';
      case 'end-left-out':
        return `“${caution.after}” after the link was left out.`;
      case 'invisible':
        return 'This contains characters that nobody can see. They often come along when text is copied.';
      case 'space-at-end':
        return 'There is a space at the beginning or the end. Phone keyboards often add one.';
      case 'no-web-address':
        return "This isn't a web address, so it is encoded as typed. Write it like example.com.";
      case 'link-slip':
        return `This link has a typing slip, so phones can't open it. Did you mean ${caution.mended}?`;
      case 'space-in-link':
        return 'There is a space in this link. If the link ends there, use only the part before it.';
      case 'on-a-device':
        return 'This is a file on a computer or in an office network, so nobody else can open it. Put it online and use its link.';
      case 'no-domain':
        return `“${caution.host}” has no ending such as .com, so phones can't find it. Write it like example.com.`;
      case 'user-name':
        return 'Some scanners show an address with a username as plain text. Remove everything up to the @, and the @ itself. For an email address, choose Email.';
      case 'not-of-service':
        return `This is neither a username nor an address on ${caution.service}, so it is encoded as typed. Enter only the username, or the full address of the page.`;
      case 'no-country-code':
        return 'Start with + and your country code so it works abroad.';
      case 'no-phone-number':
        return "This isn't a phone number, so it is encoded as typed. Write it like +1 415 555 0123.";
      case 'several-numbers':
        return `A code dials one number. This one dials the first, ${caution.number}.`;
      case 'no-number':
        return "This isn't a phone number, so it becomes part of the message. Enter only a number, or leave the field empty.";
      case 'no-at-sign':
        return `“${caution.address}” has no @, so mail would not arrive. Enter the whole address, such as jane@example.com.`;
      case 'no-network-name':
        return 'A Wi-Fi code needs the network name. Enter it here.';
      case 'network-name-length':
        return `Network names are limited to ${caution.most} bytes; this one is ${caution.bytes}. Check it on your router.`;
      case 'ends-with-backslash':
        return caution.field === 'content'
          ? 'Some Android phones misread a name that ends with a backslash. If yours does, change it on your router.'
          : 'Some Android phones misread a password that ends with a backslash. If yours does, change it on your router.';
      case 'wpa-length':
        return caution.least > 1
          ? `A WPA password has ${caution.least} to ${caution.most} characters, or 64 hex digits. Check it on your router.`
          : `A WPA3 password has at most ${caution.most} characters. Check it on your router.`;
      case 'wep-length':
        return 'A WEP key has 5 or 13 characters, or 10 or 26 hex digits. Check it on your router.';
      case 'no-password':
        return 'Without a password, this code is for an open network. Enter the password, or set Security to None.';
      case 'password-unused':
        return 'Security is set to None, so the password is left out. Choose a security type, or clear the password.';
      case 'wpa3-only':
        return "Older phones can't read WPA3 codes. Choose this only if your router uses nothing but WPA3.";
      case 'backslash-before-n':
        return 'Some phones read a backslash before an n as a line break. Use a forward slash instead.';
      case 'fields-unused':
        return "This is already a complete code, so the fields below aren't used. Clear it to use them.";
      default:
        return wordsOfMore().caution(caution);
    }
  },
};
