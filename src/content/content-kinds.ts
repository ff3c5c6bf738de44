import { CONTENT_TYPES, type ContentType } from '#design';

/** How one content type is asked for before anything is typed, in the specification's words. */
export interface ContentKind {
  readonly type: ContentType;
  readonly buttonLabel: string;
  readonly inputLabel: string;
  readonly placeholder: string;
  readonly isMultiline: boolean;
  readonly inputMode?: 'url' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
  /** The line that opens the fields beside the content; absent for a type without any. */
  readonly detailsTitle?: string;
}

/** The specification's table. It is all of this folder that the page needs to be shown; what each type means comes with the first touch. */
const KINDS: Readonly<Record<ContentType, Omit<ContentKind, 'type'>>> = {
  url: {
    buttonLabel: 'URL',
    inputLabel: 'Website URL',
    placeholder: 'https://example.com',
    isMultiline: false,
    inputMode: 'url',
    autoComplete: 'url',
  },
  email: {
    buttonLabel: 'Email',
    inputLabel: 'Email Address',
    placeholder: 'hello@example.com',
    isMultiline: false,
    inputMode: 'email',
    autoComplete: 'email',
    detailsTitle: 'Subject and message',
  },
  phone: {
    buttonLabel: 'Phone',
    inputLabel: 'Phone Number',
    placeholder: '+1 (555) 123-4567',
    isMultiline: false,
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  sms: { buttonLabel: 'SMS', ...genericInput('sms'), detailsTitle: 'Message' },
  text: {
    buttonLabel: 'Text',
    inputLabel: 'Text Content',
    placeholder: 'Enter your text here...',
    isMultiline: true,
  },
  wifi: {
    buttonLabel: 'WiFi',
    inputLabel: 'Network Name (SSID)',
    placeholder: 'WiFi Network Name',
    isMultiline: false,
    detailsTitle: 'Password and security',
  },
  // Multi-line, because each line may be a field of its own.
  vcard: {
    buttonLabel: 'vCard',
    ...genericInput('vcard'),
    isMultiline: true,
    detailsTitle: 'More about this contact',
  },
  instagram: { buttonLabel: 'Instagram', ...genericInput('instagram') },
  youtube: { buttonLabel: 'YouTube', ...genericInput('youtube') },
  facebook: { buttonLabel: 'Facebook', ...genericInput('facebook') },
  twitter: { buttonLabel: 'Twitter', ...genericInput('twitter') },
};

/** The eleven kinds, in the order of their buttons. */
export const CONTENT_KINDS: readonly ContentKind[] = CONTENT_TYPES.map((type) => ({ type, ...KINDS[type] }));

/** The kind of one type. Throws a RangeError for what is no content type. */
export function contentKind(type: ContentType): ContentKind {
  const kind = CONTENT_KINDS.find((candidate) => candidate.type === type);
  if (kind === undefined) throw new RangeError(`No content type: ${type}`);
  return kind;
}

/** A single line labelled `{Type} Content` with the placeholder `Enter {type} content`. */
function genericInput(type: ContentType) {
  return {
    inputLabel: `${type.charAt(0).toUpperCase()}${type.slice(1)} Content`,
    placeholder: `Enter ${type} content`,
    isMultiline: false,
  };
}
