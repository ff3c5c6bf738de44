import { expect, it } from 'vitest';
import { matchesMedia } from './media.ts';

it.each<[text: string, applies: boolean | null]>([
  ['', true],
  ['  ', true],
  ['all', true],
  ['Screen', true],
  ['only all', true],
  ['only  screen', true],
  ['( prefers-color-scheme : light )', true],
  ['screen and (prefers-color-scheme:light)', true],
  ['(prefers-color-scheme: dark)', false],
  ['screen and (prefers-color-scheme: dark)', false],
  ...['print', 'speech', 'tty', 'tv', 'projection', 'handheld', 'braille', 'embossed', 'aural'].map(
    (medium): [string, boolean] => [medium, false],
  ),
  ['(min-width: 9px)', null],
  ['not print', null],
  ['only print', null],
  ['unknown', null],
  ['screen and (color)', null],
  // A query does not apply if one of its parts does not, even if another part is unknown.
  ['(color) and print', false],
  // A list applies if one of its queries does, even if another query is unknown.
  ['print, screen', true],
  ['(color), screen', true],
  ['print, (color)', null],
  ['print, speech', false],
])('for the media %j, matchesMedia returns %s', (text, applies) => expect(matchesMedia(text)).toBe(applies));
