import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { type ContentVerdict, contentVerdict, type Details, encodeContent, verdictOfText } from './index.ts';

const TRANSFER = 'BCD\n002\n1\nSCT\n\nRotes Kreuz\nDE12345678901234567890\nEUR10.00';

describe('contentVerdict says whether what is typed can do what it is for:', () => {
  it.each<[ContentVerdict, ContentType, string, Details?]>([
    ['opens-nothing', 'url', 'hhttps://example.com'],
    ['opens-nothing', 'url', 'https//example.com'],
    ['opens-nothing', 'url', 'D:/menu.pdf'],
    ['opens-nothing', 'url', 'javascript:alert(1)'],
    ['opens-nothing', 'phone', 'call me'],
    ['opens-nothing', 'instagram', 'see our page'],
    ['opens-nothing', 'wifi', 'Guests', { password: 'short' }],
    ['incomplete', 'email', 'jane'],
    ['cannot-pay', 'girocode', TRANSFER],
    ['open-network', 'wifi', 'Guests'],
    ['works', 'wifi', 'Guests', { security: 'none' }],
    ['works', 'wifi', 'WIFI:T:nopass;S:Guests;;'],
    ['works', 'wifi', 'Guests', { password: 'correct horse' }],
    ['works', 'url', 'example.com'],
    ['works', 'url', 'myapp://open/7'],
    ['works', 'url', 'http://example.com:8080/a b'],
    ['works', 'phone', '+1 415 555 0123'],
    ['works', 'text', 'hhttps://example.com'],
    ['works', 'sms', 'See you at eight'],
    ['works', 'vcard', 'Jane Doe'],
  ])('%s: %s %s', (expected, type, content, details) => {
    expect(contentVerdict({ type, content, ...(details && { details }) })).toBe(expected);
  });
});

describe('verdictOfText says it of a text in a picture:', () => {
  it.each<[ContentVerdict, string]>([
    ['opens-nothing', 'hhttps://example.com'],
    ['opens-nothing', 'D:/menu.pdf'],
    ['opens-nothing', 'javascript:alert(1)'],
    ['cannot-pay', TRANSFER],
    ['open-network', encodeContent({ type: 'wifi', content: 'Guests' }).text],
    ['works', 'WIFI:T:WPA;S:Guests;P:correct horse;;'],
    ['works', 'https://example.com'],
    ['works', 'Table 12, by the window'],
    ['works', 'myapp://open/7'],
    ['works', 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nEND:VCARD'],
  ])('%s: %s', (expected, text) => {
    expect(verdictOfText(text)).toBe(expected);
  });
});
