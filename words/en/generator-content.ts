import type { Caution, Understood } from '#content';
import { grammar } from './grammar.ts';

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
};
