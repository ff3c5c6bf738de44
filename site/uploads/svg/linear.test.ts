import { it } from 'vitest';
import { expectLinear } from '#testing';
import { read, svg } from './testing/sample-svg.ts';

const times =
  (part: string, around: (parts: string) => string = (parts) => svg(parts)) =>
  (size: number): string =>
    around(part.repeat(size / part.length));

const inStyle = (parts: string): string => svg(`<style>${parts}</style><g/>`);
const inAttribute = (parts: string): string => svg(`<g style="${parts}"/>`);
const inDoctype = (parts: string): string => `<!DOCTYPE svg [${parts}]><svg xmlns="http://www.w3.org/2000/svg"/>`;

it.each<[string, number, (size: number) => string]>([
  ['elements', 80_000, times('<g/>')],
  ['elements that are left out', 100_000, times('<x/>')],
  [
    'attributes of one element',
    100_000,
    (size) => svg(`<g ${Array.from({ length: size / 8 }, (_, k) => `a${k}=""`).join(' ')}/>`),
  ],
  ['references', 100_000, times('<use href="#a"/>', (all) => svg(`<g id="a"/>${all}`))],
  ['ids', 100_000, (size) => svg(Array.from({ length: size / 16 }, (_, k) => `<g id="${k}"/>`).join(''))],
  ['points', 100_000, times('L1 1', (all) => svg(`<path d="${all}"/>`))],
  ['one long number', 100_000, times('1', (all) => svg(`<path d="${all}"/>`))],
  ['characters', 100_000, times('a ', (all) => svg(`<text>${all}</text>`))],
  ['character references', 100_000, times('&#65;', (all) => svg(`<text>${all}</text>`))],
  ['character data', 100_000, times(']] ', (all) => svg(`<![CDATA[${all}]]>`))],
  ['comments', 100_000, times('- -', (all) => svg(`<!--${all}-->`))],
  ['open quotes', 100_000, times('"', (all) => `<svg ${all}`)],
  ['declared entities', 100_000, times('<!ENTITY a "b">', inDoctype)],
  ['the beginnings of entities', 100_000, times('<!ENTITY ', inDoctype)],
  ['an entity with a long name', 100_000, times('a', (all) => inDoctype(`<!ENTITY ${all}`))],
  ['white space in a doctype', 100_000, times(' ', (all) => inDoctype(`<!ENTITY${all}`))],
  ['a view box', 100_000, times('1 ,', (all) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${all}"/>`)],
  ['classes', 800, times('a ', (all) => svg(`<g class="${all.slice(0, 200)}"/>`.repeat(all.length)))],
  ['addresses', 100_000, times('%', (all) => svg(`<use href="#${all}"/>`))],
  ['pixels', 100_000, times('%09', (all) => svg(`<image href="data:,${all}"/>`))],
  ['declarations of one element', 40_000, times('fill:red;', inAttribute)],
  ['declarations that cost something', 40_000, times('opacity:.5;', inAttribute)],
  ['one long value', 40_000, times('a ', (all) => inAttribute(`fill:${all}`))],
  ['comments of a style', 40_000, times('/**/', (all) => inAttribute(`fill:${all}`))],
  ['a string', 40_000, times('a', (all) => inAttribute(`font:'${all}`))],
  ['an address of a style', 40_000, times(' ', (all) => inAttribute(`fill:url(${all}`))],
  ['dashes', 40_000, times('1 ', (all) => inAttribute(`stroke-dasharray:${all}`))],
  ['declarations of one rule', 40_000, times('fill:red;', (all) => inStyle(`g{${all}}`))],
  ['classes of one selector', 40_000, times('.a', (all) => inStyle(`${all}{fill:red}`))],
  ['rules that never apply', 40_000, times('a:hover{}', inStyle)],
  ['at-rules', 40_000, times('@media all{}', inStyle)],
  ['at-rules without an end', 40_000, times('@x ', inStyle)],
  ['media', 100_000, times(' ', (all) => svg(`<style media="${all}"/>`))],
  ['a list of media', 100_000, times('print,', (all) => svg(`<style media="${all}print"/>`))],
])(
  'reading takes time proportional to the length of the text: %s',
  (_name, size, makeText) => expectLinear(size, makeText, read),
  60_000,
);
