import type { AddressCaution } from '#content';

/** Warnings about an address, shown beside the text of a code and beside its caption. */
export const addressWords = {
  caution: (caution: AddressCaution): string => {
    switch (caution.kind) {
      case 'user-info':
        return `This link leads to ${caution.host}. The part before the @ can make people expect another site.`;
      case 'mixed-scripts':
        return `${caution.host} mixes letters of different alphabets. People can't tell it from a name that looks the same.`;
      case 'look-alike':
        return `${caution.host} uses letters that look like Latin ones but aren't. People can't tell it from a name that looks the same.`;
      case 'punycode':
        return `Phones may show ${caution.host} as ${caution.written}.`;
      case 'ip-address':
        return `${caution.host} is a number, not a name. People can't tell whose site it is.`;
      case 'port':
        return `This link uses port ${caution.port}. Some networks block it, and people don't expect it.`;
      case 'not-encrypted':
        return 'This link starts with http:, so the connection is not encrypted and browsers warn about it. Use https: if the site has it.';
      case 'redirect':
        return `This link goes through ${caution.service}. People can't see where it leads, and it works only as long as that service does.`;
    }
  },
};
