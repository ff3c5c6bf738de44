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
  // A part that does not apply decides a query, even if another part is unknown.
  ['(color) and print', false],
  // A query that applies decides a list, even if another query is unknown.
  ['print, screen', true],
  ['(color), screen', true],
  ['print, (color)', null],
  ['print, speech', false],
])('matchesMedia decides on the media %j: %s', (text, applies) => expect(matchesMedia(text)).toBe(applies));
