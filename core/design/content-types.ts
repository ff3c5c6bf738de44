// Without the schema of designs, so that programs that only write texts are bundled without it.

export const CONTENT_TYPES = [
  'url',
  'email',
  'phone',
  'sms',
  'text',
  'wifi',
  'vcard',
  'instagram',
  'youtube',
  'facebook',
  'twitter',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

/** Kinds of secrets in a text: of a network, of an address, of one-time passwords. */
export const SECRET_KINDS = ['password', 'user-info', 'one-time-key'] as const;

export type SecretKind = (typeof SECRET_KINDS)[number];
