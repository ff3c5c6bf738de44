import { expect, it } from 'vitest';
import { pastedCell, pasteLines } from './paste.ts';

it('pasteLines keeps the only line that is not blank, and returns an empty text if all lines are blank', () => {
  expect(pasteLines('url', '\r\n a.example \n\n')).toEqual({ text: 'a.example', lines: [] });
  expect(pasteLines('url', ' \n ')).toEqual({ text: '', lines: [] });
});

it('pasteLines keeps the first of several lines, and reports all of them', () => {
  const lines = ['https://a.example', 'https://b.example', 'c.example'];
  for (const text of ['\nhttps://a.example\r\n https://b.example\n\nc.example', lines.join('\r')]) {
    expect(pasteLines('url', text)).toEqual({ text: 'https://a.example', lines });
  }
});

it('pasteLines keeps all recipients of an email and all lines of a text message', () => {
  expect(pasteLines('email', 'a@a.example\nb@b.example\n')).toEqual({ text: 'a@a.example, b@b.example', lines: [] });
  expect(pasteLines('sms', '+14155550123: Hi\nJane')).toEqual({ text: '+14155550123: Hi Jane', lines: [] });
});

it.each([
  ['https://a.example\r\n', 'https://a.example'],
  ['say "hi"', 'say "hi"'],
  ['"Main Street 1\n""Annex"""\n', 'Main Street 1\n"Annex"'],
  ['a\tb\r\n', null],
  ['a\r\nb\r\n', null],
  ['"a\nb"\t"c"', null],
  ['\r\n', null],
  ['', null],
])('pastedCell finds in %j the single cell %j', (text, cell) => {
  expect(pastedCell(text)).toBe(cell);
});
