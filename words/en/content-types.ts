import type { SpecifiedType } from '#design';

/** A detail field: a field that a type has besides the content. */
export interface FieldWords {
  readonly label: string;
  /** One short sentence below the field. */
  readonly hint?: string;
  /** The labels of a choice, by its values. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface ContentKindWords {
  readonly button: string;
  readonly input: string;
  readonly placeholder: string;
  /** The label of the content where it is only shown. By default, the input's. */
  readonly held?: string;
  /** What the input understands, shown below it. */
  readonly hint?: string;
  /** The line that opens the detail fields. Only types with such fields have one. */
  readonly details?: string;
  /** The detail fields, by their names in the design. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  /** The name of a code in titles and file names if the content has no name of its own. */
  readonly unnamed: string;
  /** Suggested calls to action, on buttons that write them into the caption field. */
  readonly captions: readonly string[];
  /** The default headline of cards. */
  readonly headline: string;
}

// The specification prescribes the buttons, the inputs' labels and the placeholders. All other words are this site's
// own.
export const contentKindWords: Readonly<Record<SpecifiedType, ContentKindWords>> = {
  url: {
    button: 'URL',
    input: 'Website URL',
    placeholder: 'https://example.com',
    unnamed: 'link',
    captions: ['See the menu', 'Visit our website', 'Book a table'],
    headline: 'Visit our website',
  },
  email: {
    button: 'Email',
    input: 'Email Address',
    placeholder: 'hello@example.com',
    details: 'Subject and message',
    fields: { cc: { label: 'Cc' }, subject: { label: 'Subject' }, message: { label: 'Message' } },
    unnamed: 'email',
    captions: ['Write to us', 'Ask us anything'],
    headline: 'Write to us',
  },
  phone: {
    button: 'Phone',
    input: 'Phone Number',
    placeholder: '+1 (555) 123-4567',
    unnamed: 'phone number',
    captions: ['Call us', 'Book by phone'],
    headline: 'Call us',
  },
  sms: {
    button: 'SMS',
    input: 'Sms Content',
    placeholder: 'Enter sms content',
    details: 'Message',
    fields: { message: { label: 'Message' } },
    unnamed: 'SMS',
    captions: ['Text us', 'Send us a message'],
    headline: 'Text us',
  },
  text: {
    button: 'Text',
    input: 'Text Content',
    placeholder: 'Enter your text here...',
    unnamed: 'text',
    captions: ['Read more', 'Read it here'],
    headline: 'Read more',
  },
  wifi: {
    button: 'WiFi',
    input: 'Network Name (SSID)',
    placeholder: 'WiFi Network Name',
    held: 'Network',
    details: 'Password and security',
    fields: {
      password: { label: 'Password', hint: 'Leave it empty if the network has no password.' },
      security: {
        label: 'Security',
        choices: { wpa: 'WPA/WPA2/WPA3', wep: 'WEP', none: 'None', sae: 'WPA3 only' },
      },
      hidden: { label: 'Hidden network', hint: "A network that doesn't show its name to nearby phones." },
    },
    unnamed: 'Wi-Fi',
    captions: ['Join our Wi-Fi', 'Get online for free'],
    headline: 'Join our Wi-Fi',
  },
  vcard: {
    button: 'vCard',
    input: 'Vcard Content',
    placeholder: 'Enter vcard content',
    held: 'Name',
    hint: 'The first line is the name. A phone number, email, or website can follow, each on its own line.',
    details: 'More about this contact',
    fields: {
      givenName: { label: 'Given name' },
      familyName: { label: 'Family name' },
      organisation: { label: 'Organization' },
      title: { label: 'Job title' },
      mobile: { label: 'Mobile' },
      workPhone: { label: 'Work phone' },
      email: { label: 'Email' },
      website: { label: 'Website' },
      street: { label: 'Street' },
      postcode: { label: 'Postal code' },
      town: { label: 'City' },
      country: { label: 'Country' },
      note: { label: 'Note' },
    },
    unnamed: 'contact',
    captions: ['Save my contact', 'Stay in touch'],
    headline: 'Save our contact',
  },
  instagram: {
    button: 'Instagram',
    input: 'Instagram Content',
    placeholder: 'Enter instagram content',
    unnamed: 'Instagram',
    captions: ['Follow us', 'See our photos'],
    headline: 'Follow us on Instagram',
  },
  youtube: {
    button: 'YouTube',
    input: 'Youtube Content',
    placeholder: 'Enter youtube content',
    unnamed: 'YouTube',
    captions: ['Watch the video', 'Watch our channel'],
    headline: 'Watch us on YouTube',
  },
  facebook: {
    button: 'Facebook',
    input: 'Facebook Content',
    placeholder: 'Enter facebook content',
    unnamed: 'Facebook',
    captions: ['Follow us', 'See our page'],
    headline: 'Find us on Facebook',
  },
  twitter: {
    button: 'Twitter',
    input: 'Twitter Content',
    placeholder: 'Enter twitter content',
    unnamed: 'Twitter',
    captions: ['Follow us', 'Read the latest'],
    headline: 'Follow us on X',
  },
};
