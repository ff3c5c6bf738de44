import type { Caution } from '#content';
import type { SecretKind } from '#design';

/** What was left out of a link, and what to do about it. */
const LEFT_OUT: Readonly<Record<SecretKind, string>> = {
  password: 'The password was left out of this link. Type it again.',
  'user-info': 'The user name and the password were left out of this link. Type the whole address again.',
  'one-time-key': 'The secret key was left out of this link. Paste the whole text again.',
};

/** What may go wrong with what is typed, and what to do about it. */
export function cautionText(caution: Caution): string {
  switch (caution.kind) {
    case 'left-out':
      return LEFT_OUT[caution.secret];
    case 'not-opened':
      return 'Scanners do not open addresses of this kind; they show them as plain text. Use one that begins with https://.';
    case 'no-web-address':
      return 'This is not a web address; it will be encoded as typed. Write it as in example.com.';
    case 'user-name':
      return 'Some scanners show an address with a user name in it as plain text. Leave out what stands before the @; for an e-mail address, use Email.';
    case 'not-of-service':
      return `This is neither a name nor an address on ${caution.service}; it will be encoded as typed. Write the name alone, or the page's whole address.`;
    case 'no-country-code':
      return "Start with + and your country's code, so that it works abroad.";
    case 'no-number':
      return 'This is no phone number, so it becomes part of the message. Write the number alone, or nothing.';
    case 'no-at-sign':
      return `“${caution.address}” has no @: mail would not arrive. Write the whole address, as in jane@example.com.`;
    case 'no-network-name':
      return 'Without the name of the network there is no code. Type it here.';
    case 'network-name-length':
      return `A network's name has at most ${caution.most} bytes, and this one has ${caution.bytes}. Look it up on the router.`;
    case 'ends-with-backslash':
      return `Some Android phones misread a ${caution.field === 'content' ? 'name' : 'password'} that ends with a backslash. If yours does, change it on the router.`;
    case 'wpa-length':
      return caution.least > 1
        ? `A WPA password has ${caution.least} to ${caution.most} characters, or is 64 hex digits. Look it up on the router.`
        : `A WPA3 password has at most ${caution.most} characters. Look it up on the router.`;
    case 'wep-length':
      return 'A WEP key has 5 or 13 characters, or 10 or 26 hex digits. Look it up on the router.';
    case 'no-password':
      return 'Until there is a password, the code is for an open network. Type it, or choose None.';
    case 'password-unused':
      return 'The password is left out, since no security is chosen. Choose one, or clear the password.';
    case 'wpa3-only':
      return 'Older phones do not know WPA3 codes. Choose it only if the router is set to WPA3 alone.';
    case 'backslash-before-n':
      return 'Some phones take a backslash before an n for a line break. Write a slash in its place.';
    case 'fields-unused':
      return 'This is a whole code already, so the fields below are left out. Clear it to use them.';
  }
}
