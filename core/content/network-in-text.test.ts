import { expect, it } from 'vitest';
import { encodeContent } from './encode-content.ts';
import { networkInText } from './network-in-text.ts';

it('returns name and password as they were typed', () => {
  const content = 'Blue; Door: "Guests"';
  const password = 'a\\b;c:d,e';
  const { text } = encodeContent({ type: 'wifi', content, details: { password, security: 'wpa' } });
  expect(networkInText(text)).toEqual({ name: content, password });
});

it('returns an empty password for an open network, even if its text contains one', () => {
  for (const text of ['WIFI:T:nopass;S:Lobby;;', 'WIFI:T:nopass;S:Lobby;P:x;;', 'WIFI:T:NOPASS;S:Lobby;P:x;;']) {
    expect(networkInText(text)).toEqual({ name: 'Lobby', password: '' });
  }
});

it('returns the first name and the first password, as scanners do', () => {
  expect(networkInText('WIFI:S:a;P:b;S:c;P:d;;')).toEqual({ name: 'a', password: 'b' });
});

it('returns null for other texts, and for a network without a name', () => {
  for (const text of ['https://example.com', 'WIFI:T:WPA;P:x;;', '']) expect(networkInText(text)).toBeNull();
});
