// The sentences about what may not work as intended, for the command and for the lines of a batch.

import type { Caution } from './content.ts';

/** Returns the sentence about a caution, after the name of its field. @internal */
export function cautionSentence(caution: Caution): string {
  return `${caution.field}: ${sentenceOf(caution)}`;
}

function sentenceOf(caution: Caution): string {
  switch (caution.kind) {
    case 'not-opened':
      return 'Scanners show this kind of address as plain text. Use one that starts with https://.';
    case 'invisible-left-out':
      return 'Characters that nobody can see were left out.';
    case 'end-left-out':
      return `“${caution.after}” after the link was left out. With it, the link is ${caution.mended}.`;
    case 'invisible':
      return 'This contains characters that nobody can see.';
    case 'space-at-end':
      return 'There is a space at the beginning or the end.';
    case 'no-web-address':
      return 'This is no web address, so it is encoded as typed. Write it like example.com.';
    case 'link-slip':
      return `This link has a typing slip, so phones cannot open it. Did you mean ${caution.mended}?`;
    case 'space-in-link':
      return 'There is a space in this link. If the link ends there, give only the part before it.';
    case 'on-a-device':
      return 'This is a file on a computer or in an office network, so nobody else can open it.';
    case 'no-domain':
      return `“${caution.host}” has no ending such as .com, so phones cannot find it. Write it like example.com.`;
    case 'user-name':
      return 'Some scanners show an address with a username as plain text. Leave out the part up to the @.';
    case 'not-of-service':
      return `This is neither a username nor an address on ${caution.service}, so it is encoded as typed.`;
    case 'no-country-code':
      return 'Start with + and the country code, so that it works abroad.';
    case 'no-phone-number':
      return 'This is no phone number, so it is encoded as typed. Write it like +1 415 555 0123.';
    case 'several-numbers':
      return `A code dials one number. This one dials the first, ${caution.number}.`;
    case 'no-number':
      return 'This is no phone number, so it becomes part of the message.';
    case 'no-at-sign':
      return `“${caution.address}” has no @, so mail would not arrive. Give the whole address.`;
    case 'no-network-name':
      return 'A Wi-Fi code needs the name of the network.';
    case 'network-name-length':
      return `Network names are limited to ${caution.most} bytes; this one is ${caution.bytes}.`;
    case 'ends-with-backslash':
      return 'Some Android phones misread a value that ends with a backslash. If yours does, change it on the router.';
    case 'wpa-length':
      return Number(caution.least) > 1
        ? `A WPA password has ${caution.least} to ${caution.most} characters, or 64 hex digits; this one has ${caution.length}.`
        : `A WPA3 password has at most ${caution.most} characters; this one has ${caution.length}.`;
    case 'wep-length':
      return `A WEP key has 5 or 13 characters, or 10 or 26 hex digits; this one has ${caution.length} characters.`;
    case 'no-password':
      return 'Without a password, this code is for an open network. Give the password, or set security to none.';
    case 'password-unused':
      return 'The security is none, so the password is left out.';
    case 'wpa3-only':
      return 'Older phones cannot read WPA3 codes. Use sae only if the router has nothing but WPA3.';
    case 'backslash-before-n':
      return 'Some phones read a backslash before an n as a line break. Use a forward slash instead.';
    case 'fields-unused':
      return 'This is a complete code already, so the other fields are not used.';
    case 'needed':
      return 'The format needs this field.';
    case 'too-many-characters':
      return `At most ${caution.most} characters fit here; these are ${caution.length}.`;
    case 'too-many-bytes':
      return `The payment may have ${caution.most} bytes; this one has ${caution.bytes}. Shorten the text.`;
    case 'not-an-amount':
      return 'This is no amount. Write it like 12.50.';
    case 'amount-range':
      return `The amount can be from ${caution.least} to ${caution.most}.`;
    case 'other-currency':
      return `This format cannot express ${caution.currency}. Give the amount in the currency of the format.`;
    case 'not-an-iban':
      return 'This is no IBAN. It begins with the letters of a country.';
    case 'iban-length':
      return `An IBAN of ${caution.country} has ${caution.wanted} characters; this one has ${caution.length}.`;
    case 'iban-check':
      return 'The check digits of this IBAN do not match. Compare it with the original.';
    case 'not-sepa':
      return `Accounts in ${caution.country} are not part of SEPA.`;
    case 'not-a-bic':
      return 'A BIC has 8 or 11 letters and digits.';
    case 'bic-needed':
      return 'Transfers to this country need the BIC of the bank.';
    case 'not-a-reference':
      return 'This is no reference of the form RF. Give other references as text.';
    case 'reference-or-text':
      return 'A transfer has either a reference or a text. Leave out one of them.';
    case 'not-a-purpose':
      return 'A purpose has up to four letters or digits.';
    case 'beyond-sepa':
      return 'Some banking apps refuse these letters. Set the field plain.';
    case 'not-a-moment':
      return 'Write the date like 2026-12-31 18:00.';
    case 'unknown-zone':
      return 'This time zone is not known. Write it like Europe/Berlin.';
    case 'no-zone':
      return 'Without a time zone, the times are taken as UTC.';
    case 'ends-before-start':
      return 'The event ends before it starts.';
    case 'not-a-coordinate':
      return `This is no coordinate from −${caution.most} to ${caution.most} degrees. Write it like 48.137.`;
    case 'short-map-link':
      return 'This short link hides its coordinates. Open it, and copy the long address.';
    case 'not-on-iphone':
      return 'iPhones do not open codes of this form. Use another map.';
    case 'no-international-number':
      return 'WhatsApp needs the whole number with its country code, such as +1 555 123 4567.';
    case 'not-an-id':
      return `Only letters and digits fit here, at most ${caution.most}.`;
    case 'not-a-pix-key':
      return 'This is no PIX key. Start a phone number with +55.';
    case 'not-a-promptpay-number':
      return 'PromptPay needs a Thai phone number, such as 081 234 5678, or an ID of 13 digits.';
    case 'check-digit':
      return 'The check digit does not match. Compare the number with the original.';
    case 'not-a-upi-address':
      return 'A payment address looks like name@bank.';
    case 'not-a-currency':
      return 'A currency has three letters, such as CZK.';
    case 'not-a-symbol':
      return `A symbol has at most ${caution.most} digits.`;
    case 'not-a-bitcoin-address':
      return 'This is no Bitcoin address. Copy it again from the wallet.';
    case 'not-a-gtin':
      return 'A GTIN has 8, 12, 13 or 14 digits.';
    case 'not-a-host':
      return 'Write the address of the site like example.com.';
    case 'not-a-day':
      return 'Write the date like 2026-12-31.';
    case 'not-gs1-text':
      return `At most ${caution.most} letters, digits and simple marks fit here.`;
    case 'not-bracketed':
      return 'Put the number of each identifier in brackets, like (3103)000750.';
    case 'unknown-ai':
      return `(${caution.ai}) is no known identifier of products.`;
    case 'not-an-ai-value':
      return `The value of (${caution.ai}) does not have the form that GS1 prescribes.`;
    case 'ai-twice':
      return `(${caution.ai}) occurs twice. Keep one of them.`;
    case 'not-together':
      return `(${caution.ai}) cannot be together with (${caution.other}). Keep one of them.`;
  }
}
