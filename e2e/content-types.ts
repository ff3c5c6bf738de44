/**
 * For each type: its labels, sample content, the expected text of the code, and the code's name if it differs from the
 * text.
 */
export const contentTypes = [
  {
    button: 'URL',
    label: 'Website URL',
    placeholder: /^https?:\/\//,
    typed: 'example.com/a b',
    text: 'https://example.com/a%20b',
  },
  {
    button: 'Email',
    label: 'Email Address',
    placeholder: /@/,
    typed: 'jane+qr@example.com',
    text: 'mailto:jane%2Bqr@example.com',
  },
  { button: 'Phone', label: 'Phone Number', placeholder: /^\+/, typed: '+1 (415) 555-0123', text: 'tel:+14155550123' },
  {
    button: 'SMS',
    label: 'Sms Content',
    placeholder: 'Enter sms content',
    typed: '+14155550123:Hi; there',
    text: 'SMSTO:+14155550123:Hi; there',
  },
  {
    button: 'Text',
    label: 'Text Content',
    placeholder: 'Enter your text here...',
    typed: 'Grüße\n東京 🌍',
    text: 'Grüße\n東京 🌍',
  },
  {
    button: 'WiFi',
    label: 'Network Name (SSID)',
    placeholder: 'WiFi Network Name',
    typed: 'Café;Net',
    text: 'WIFI:T:nopass;S:Café\\;Net;;',
    shownAs: 'the Wi-Fi network Café;Net',
  },
  {
    button: 'vCard',
    label: 'Vcard Content',
    placeholder: 'Enter vcard content',
    typed: 'Zoë Smith',
    text: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Smith;Zoë;;;\r\nFN:Zoë Smith\r\nEND:VCARD\r\n',
  },
  {
    button: 'Instagram',
    label: 'Instagram Content',
    placeholder: 'Enter instagram content',
    typed: '@jane.doe',
    text: 'https://www.instagram.com/jane.doe/',
  },
  {
    button: 'YouTube',
    label: 'Youtube Content',
    placeholder: 'Enter youtube content',
    typed: '@jane',
    text: 'https://www.youtube.com/@jane',
  },
  {
    button: 'Facebook',
    label: 'Facebook Content',
    placeholder: 'Enter facebook content',
    typed: 'John.Smith55',
    text: 'https://www.facebook.com/John.Smith55',
  },
  {
    button: 'Twitter',
    label: 'Twitter Content',
    placeholder: 'Enter twitter content',
    typed: '@jane_doe',
    text: 'https://x.com/jane_doe',
  },
];
