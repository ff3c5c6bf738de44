import type { ContentKind, EncodedContent } from './content-kind.ts';

export const WIFI_KIND: ContentKind = {
  type: 'wifi',
  buttonLabel: 'WiFi',
  inputLabel: 'Network Name (SSID)',
  placeholder: 'WiFi Network Name',
  isMultiline: false,
};

/** IEEE 802.11: an SSID is a string of up to 32 bytes. */
const SSID_MAX_BYTES = 32;

/**
 * An open network. Spaces at the ends belong to the name; the name is never put in quotation marks, which phones take
 * for a part of it. Content that already starts with `WIFI:` comes back trimmed.
 */
export function encodeWifi(content: string): EncodedContent {
  if (content.trimStart().startsWith('WIFI:')) return { text: content.trim() };
  const text = `WIFI:T:nopass;S:${content.replace(/[\\;,:"]/g, '\\$&')};;`;
  if (byteLength(content) > SSID_MAX_BYTES) {
    return { text, caution: `No network has a name longer than ${SSID_MAX_BYTES} bytes.` };
  }
  // Android's own parser takes the escaped backslash before the separator for an escaped separator.
  if (content.endsWith('\\')) {
    return { text, caution: 'Some Android phones misread a name that ends with a backslash.' };
  }
  return { text };
}

function byteLength(text: string): number {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%../g, '%').length;
}
