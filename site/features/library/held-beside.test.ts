import { expect, it } from 'vitest';
import { heldBeside } from './held-beside.ts';

it.each([
  ['a link that its title shows completely', 'example.com/menu', 'https://example.com/menu', ''],
  ['a link that ends with a slash', 'example.com', 'https://www.example.com/', ''],
  ['a link that is longer than its title', 'example.com', 'https://example.com/menu/today', 'menu/today'],
  ['a code with a name', 'Front door', 'http://www.example.com/menu', 'example.com/menu'],
  ['a text', 'Hello', 'Hello world', ' world'],
])('beside the title of %s, only the part of the text that the title lacks is shown', (_, title, text, held) => {
  expect(heldBeside(title, text)).toBe(held);
});
