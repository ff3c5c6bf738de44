import { describe, expect, it } from 'vitest';
import { messengerService, redirectService } from './redirect-service.ts';

describe('a link through a redirect service', () => {
  it.each(
    Object.entries({
      'https://bit.ly/3abc': 'bit.ly',
      'HTTP://QRCO.DE/x': 'qrco.de',
      'https://go.rebrand.ly/x': 'rebrand.ly',
    }),
  )('%s depends on %s', (text, host) => {
    expect(redirectService(text)).toBe(host);
  });

  it.each([
    'https://notbit.ly/x',
    'https://bit.ly.example.com/',
    'https://example.com/?to=bit.ly',
    'bit.ly/x',
    'ftp://bit.ly/x',
    '',
    'https://',
  ])('%s is not recognized', (text) => {
    expect(redirectService(text)).toBeNull();
  });
});

describe('a link that opens a chat or a group', () => {
  it.each(
    Object.entries({
      'https://wa.me/15550100': 'wa.me',
      'https://chat.whatsapp.com/AbC': 'whatsapp.com',
      'https://t.me/example': 't.me',
    }),
  )('%s depends on %s', (text, host) => {
    expect(messengerService(text)).toBe(host);
  });

  it.each(['https://at.me/x', 'https://example.com/wa.me', 'wa.me/1', ''])('%s is not recognized', (text) => {
    expect(messengerService(text)).toBeNull();
  });
});
