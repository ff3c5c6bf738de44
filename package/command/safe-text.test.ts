import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeJson, safeText, safeXml } from './safe-text.ts';

test('a safe text has one line without controls, marks of direction and invisible characters', () => {
  expect(safeText('Café 日本 🎉')).toBe('Café 日本 🎉');
  expect(safeText('a\n\u001B[31m\u202Eb\u200B\u009B\uD800')).toBe('a\\n\\u{1b}[31m\\u{202e}b\\u{200b}\\u{9b}\\u{d800}');
});

test('safe JSON is ASCII without controls and has the same value; safe XML has no markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = safeJson({ text });
      expect(json).toMatch(/^[\x20-\x7E\n]*$/);
      expect(JSON.parse(json)).toEqual({ text });
      expect(safeXml(text)).not.toMatch(/[<>"'\p{Cc}]|&(?!#\d+;)/u);
    }),
  );
});
