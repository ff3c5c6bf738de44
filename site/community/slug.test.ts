import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPost, slugOf } from './slug.ts';
import { samplePost } from './testing/sample-post.ts';

describe('a slug', () => {
  test.each([
    ['How big must a code be?', 1, 'how-big-must-a-code-be-1'],
    ['  Wi-Fi --  codes: a (short) guide!  ', 7, 'wi-fi-codes-a-short-guide-7'],
    ['¿Qué tamaño? ¡Depende!', 6, 'qué-tamaño-depende-6'],
    ['« Tableaux » : beaux, mais lisibles ?', 60, 'tableaux-beaux-mais-lisibles-60'],
    ['Für Größe & Straße', 9, 'für-größe-straße-9'],
    ['推文里的二维码：读者手里只有一部手机', 11, '推文里的二维码读者手里只有一部手机-11'],
    ['ガラケー時代のQRコード、覚えていますか', 12, 'ガラケー時代のqrコード覚えていますか-12'],
    ['snake_case stays', 3, 'snake_case-stays-3'],
    ['हिन्दी में कोड', 4, 'हिन्दी-में-कोड-4'],
    ['?!', 5, '-5'],
  ])('of the title %j with the number %i is %j', (title, n, slug) => {
    expect(slugOf(title, n)).toBe(slug);
  });

  test('has at most fifty code points before its number, and no hyphen where it is cut', () => {
    expect(slugOf('a'.repeat(60), 1)).toBe(`${'a'.repeat(50)}-1`);
    expect(slugOf(`${'a'.repeat(49)} b`, 2)).toBe(`${'a'.repeat(49)}-2`);
    expect(slugOf('𠮷'.repeat(60), 3)).toBe(`${'𠮷'.repeat(50)}-3`);
  });

  test('is the same whether accents are typed as combining marks or not', () => {
    expect(slugOf('cafe\u0301', 1)).toBe(slugOf('café', 1));
  });

  test('of any title has no capitals, white space or double hyphens, and at most fifty characters before its number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 100 }), (title, n) => {
        const slug = slugOf(title, n);
        const part = slug.slice(0, -`-${n}`.length);
        expect(slug.endsWith(`-${n}`)).toBe(true);
        expect(part).toBe(part.toLowerCase());
        expect(part).not.toMatch(/\s|--|^-|-$/);
        expect([...part].length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('finding a post', () => {
  const posts = [
    samplePost(1, { slug: 'how-big-1' }),
    samplePost(2, { slug: 'quiet-zone-2' }),
    samplePost(12, { slug: 'how-big-12' }),
    samplePost(17, { slug: 'größe-17' }),
  ];
  const idOf = (slug: string) => findPost(posts, slug)?.id;

  test('prefers the exact slug to one that is part of it', () => {
    expect(idOf('how-big-12')).toBe('post-12');
  });

  test('finds a slug that contains the requested one', () => {
    expect(idOf('quiet-zone')).toBe('post-2');
    expect(idOf('how-big')).toBe('post-1');
  });

  test('finds a slug that is contained in the requested one', () => {
    expect(idOf('my-quiet-zone-2-copy')).toBe('post-2');
  });

  test('uses the number after the last hyphen if no slug contains the requested one or is contained in it', () => {
    expect(idOf('an-older-title-17')).toBe('post-17');
    expect(idOf('post-12')).toBe('post-12');
  });

  test('prefers a partial match to the number', () => {
    expect(idOf('big-1')).toBe('post-1');
    expect(idOf('quiet-zone-2-17')).toBe('post-2');
  });

  test('finds a slug typed in capitals or with combining marks', () => {
    expect(idOf('How-Big-12')).toBe('post-12');
    expect(idOf('gro\u0308ße-17')).toBe('post-17');
  });

  test.each(['', '-', '?', 'no-such-title', 'no-such-title-99', 'x-17-y', 'x-1e1'])('finds nothing for %j', (slug) => {
    expect(idOf(slug)).toBeUndefined();
  });
});
