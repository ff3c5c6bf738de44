import { expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { codeLabel, codeName, codeTitle, fileNameOf } from './code-names.ts';

it.each(
  arrowCases({
    'https://example.com': 'example.com → example.com',
    'https://www.example.org/menu/?from=poster&token=s3cret': 'example.org/menu → example.org-menu',
    'https://ada:pa55@example.com:8080/x': 'example.com:8080/x → example.com-8080-x',
    'https://example.com/%C3%A4': 'example.com/ä → example.com-ä',
    'https://example.com/100%': 'example.com/100% → example.com-100',
    'ftp://ada:pa55@ftp.example.com/x': 'ftp://ftp.example.com/x → ftp-ftp.example.com-x',
    'https://u:p@ss@host/x': 'host/x → host-x',
    '//u:pw@host': '//host → host',
    ' otpauth://totp/a?secret=JBSWY3DPEHPK3PXP': 'one-time password → one-time-password',
    'mailto:jane%2Bqr@example.com?subject=Hi': 'jane+qr@example.com → jane-qr-example.com',
    'tel:+14155550123;ext=42': '+14155550123 → 14155550123',
    'SMSTO:+14155550123:Table for two': '+14155550123 → 14155550123',
    'SMSTO::Table for two': 'SMS → SMS',
    'mailto:?subject=Hi': 'email → email',
    'tel:': 'phone number → phone-number',
    'WIFI:T:WPA;S:Caf\\;é Net;P:p\\;S:x;;': 'Caf;é Net → Caf-é-Net',
    'WIFI:P:S:hidden;S:Guest;;': 'Guest → Guest',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\\, PhD\r\nEND:VCARD\r\n':
      'Ada Lovelace, PhD → Ada-Lovelace-PhD',
    'BEGIN:VEVENT\r\nSUMMARY:Tea\r\nEND:VEVENT\r\n': 'Tea → Tea',
    'WIFI:P:secret;;': 'Wi-Fi → Wi-Fi',
    'MECARD:TEL:+44;;': 'contact → contact',
    'MECARD:TEL:+44;N:Ada;;': 'Ada → Ada',
    'MECARD:N:Lovelace,Ada;TEL:+44;;': 'Lovelace,Ada → Lovelace-Ada',
    'हिन्दी कोड': 'हिन्दी कोड → हिन्दी-कोड',
    '日本語 のテキスト': '日本語 のテキスト → 日本語-のテキスト',
    'two\nlines': 'two lines → two-lines',
    '../../etc/passwd': '../../etc/passwd → etc-passwd',
    '?!': '?! → code',
    '': ' → code',
  }),
)('names the code of %j', (text, name, file) => {
  expect(codeName(text)).toBe(name);
  expect(fileNameOf(text)).toBe(file);
});

it('codeName shortens a long name by whole characters', () => {
  expect(codeName('x'.repeat(39))).toBe('x'.repeat(39));
  expect(codeName('x'.repeat(40))).toBe(`${'x'.repeat(39)}…`);
  const name = codeName('😀'.repeat(50));
  expect([...name]).toHaveLength(40);
  expect(name.endsWith('😀…')).toBe(true);
});

it.each([
  ['https://u:pw@example.com', 'QR code for https://••••••••@example.com'],
  ['WIFI:S:Guest;P:secret;;', 'QR code for the Wi-Fi network Guest'],
  ['WIFI:P:secret;;', 'QR code of the kind WiFi'],
  ['mailto:jane@example.com?subject=x', 'QR code for mail to jane@example.com'],
  ['tel:+14155550123', 'QR code for a call to +14155550123'],
  ['SMSTO:+14155550123:Hi', 'QR code for an SMS to +14155550123'],
  ['BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\nEND:VCARD\r\n', 'QR code for the contact Jane Doe'],
  ['BEGIN:VEVENT\r\nX-OWN:1\r\nSUMMARY:Tea\\, cake\r\nEND:VEVENT\r\n', 'QR code for the event Tea, cake'],
  ['BCD\n002\n1\nSCT\n\nRotes Kreuz\nDE89370400440532013000', 'QR code for a payment to Rotes Kreuz'],
  ['https://wa.me/14155550123', 'QR code for a WhatsApp chat with +14155550123'],
  ['https://www.instagram.com/jane/', 'QR code for https://www.instagram.com/jane/'],
  ['See you at noon', 'QR code for See you at noon'],
  ['otpauth://totp/a?secret=x', 'QR code for a one-time password'],
  ['😀'.repeat(160), `QR code for ${'😀'.repeat(160)}`],
  ['😀'.repeat(161), `QR code for ${'😀'.repeat(160)}…`],
])('codeLabel returns the text alternative of a code with the text %j', (text, label) => {
  expect(codeLabel(text)).toBe(label);
});

it.each([
  [{ text: 'https://www.example.com/menu/?table=12' }, 'example.com/menu'],
  [{ text: `https://example.com/${'long/'.repeat(20)}end` }, `example.com/${'long/'.repeat(20)}end`],
  [{ text: 'https://example.com', name: 'Front door' }, 'Front door'],
  [{ text: 'https://example.com', name: 'Front door', isCopy: true }, 'Front door (copy)'],
  [{ text: 'WIFI:T:WPA;S:Home;P:secret-pass;;' }, 'Home'],
])('codeTitle of the stored code %j is %j', (code, title) => {
  expect(codeTitle(code)).toBe(title);
});

it('codeTitle shortens a text to 160 characters', () => {
  expect([160, 161].map((length) => codeTitle({ text: 'x'.repeat(length) }))).toEqual([
    ...['x'.repeat(160), `${'x'.repeat(160)}…`],
  ]);
});
