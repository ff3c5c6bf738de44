import { expect, it } from 'vitest';
import { detailFields } from '#content';
import { fieldValue } from './field-values.ts';

const WIFI = Object.fromEntries(detailFields('wifi'));

it.each([
  ['security', 'WPA2-PSK', 'wpa'],
  ['security', 'WPA2 Personal', 'wpa'],
  ['security', 'wpa / wpa2', 'wpa'],
  ['security', '', 'wpa'],
  ['security', 'WEP', 'wep'],
  ['security', 'open', 'none'],
  ['security', 'nopass', 'none'],
  ['security', '-', 'none'],
  ['security', 'WPA3 only', 'sae'],
  ['security', 'WPA', 'wpa'],
  ['security', 'WPA3', 'wpa'],
  ['security', 'WPA2/WPA3', 'wpa'],
  ['security', 'None', 'none'],
  ['security', 'no', 'none'],
  ['security', 'SAE', 'sae'],
  ['security', 'WPA3-only', 'sae'],
  ['security', 'WPA4', null],
  ['hidden', 'Yes', 'true'],
  ['hidden', ' X ', 'true'],
  ['hidden', 'ja', 'true'],
  ['hidden', 'hidden', 'true'],
  ['hidden', '1', 'true'],
  ['hidden', 'No', ''],
  ['hidden', 'true', 'true'],
  ['hidden', 'y', 'true'],
  ['hidden', 'oui', 'true'],
  ['hidden', 'sí', 'true'],
  ['hidden', 'si', 'true'],
  ['hidden', 'nein', ''],
  ['hidden', 'non', ''],
  ['hidden', 'n', ''],
  ['hidden', 'false', ''],
  ['hidden', 'visible', ''],
  ['hidden', '-', ''],
  ['hidden', '0', ''],
  ['hidden', '', ''],
  ['hidden', 'perhaps', null],
  ['password', ' As Typed ', ' As Typed '],
])('for the field %s, the text %j means %j', (name, text, value) => {
  expect(fieldValue(WIFI[name], text)).toBe(value);
});

it('fieldValue returns the text unchanged if the field is null, which stands for the content', () => {
  expect(fieldValue(null, ' As Typed ')).toBe(' As Typed ');
});
