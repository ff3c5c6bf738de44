export const codeWords = {
  /** Text alternatives of a code's picture. */
  labels: {
    text: (text: string) => `QR code for ${text}`,
    network: (name: string) => `QR code for the Wi-Fi network ${name}`,
    unnamedNetwork: 'QR code for a Wi-Fi network',
    password: 'QR code for a one-time password',
  },
  /** Labels of a code's content by its fields, besides those of the fields. */
  fields: {
    type: 'Type',
    phone: 'Phone',
    more: 'More',
    yes: 'Yes',
    inUtc: (moment: string) => `${moment} UTC`,
  },
  password: 'one-time password',
  /** The name of a duplicate until it gets its own name. */
  copy: (name: string) => `${name} (copy)`,
  /** The name of a file, if the code's name has no letter and no digit. */
  file: 'code',
};
