import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchPosts } from './search.ts';
import { samplePost } from './testing/sample-post.ts';

const posts = [
  samplePost(1, {
    title: 'How wide is the Quiet Zone?',
    content: 'Four modules.\n\nAll round.',
    tags: ['print size', 'Wi‐Fi', 'Ligatures: Æ', 'ὈΔΥΣΣΕΎΣ'],
  }),
  samplePost(2, { language: 'es', title: '¿Qué tamaño elijo?', keywords: ['código pequeño', 'tamaño mínimo'] }),
  samplePost(3, { language: 'fr', title: 'Étiquette', content: 'Le vœu d’un vigneron\u00a0: «\u202fça se lit\u202f»' }),
  samplePost(4, { language: 'de', title: 'Straßenschild', content: 'Größe prüfen', tags: ['Fußgänger'] }),
  samplePost(5, { language: 'zh', title: '二维码识别', content: '先算一下字节（ＵＴＦ－８）' }),
  samplePost(6, { language: 'ja', title: 'ガラケーのＱＲコード', content: 'かきの種、ﾊﾞｰｺｰﾄﾞ' }),
];
const found = (query: string) => searchPosts(posts, { query, language: 'all' }).map(({ id }) => Number(id.slice(5)));

describe('the search', () => {
  test.each([
    ['quiet zone', [1]],
    ['print size', [1]],
    ['pequeño', [2]],
    ['tamano', [2]],
    ['tan\u0303o', []],
    ['taman\u0303o', [2]],
    ['etiquette', [3]],
    ['voeu', [3]],
    ['d\'un vigneron : "ca se lit', []],
    ['d\'un vigneron : " ca se lit "', [3]],
    ['ligatures: ae', [1]],
    ['οδυσσευσ', [1]],
    ['wi-fi', [1]],
    ['strasse', [4]],
    ['grosse', [4]],
    ['groesse', []],
    ['fussganger', [4]],
    ['二维码', [5]],
    ['utf-8', [5]],
    ['QRコード', [6]],
    ['qrこーど', [6]],
    ['かきの', [6]],
    ['がきの', []],
    ['nowhere', []],
  ])('for %j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('searches title, content, tags and keywords separately', () => {
    expect(found('zone? four')).toEqual([]);
    expect(found('round. print')).toEqual([]);
    expect(found('modules. all')).toEqual([1]);
  });

  test('finds everything for a blank query, in the given order', () => {
    const all = posts.map((_, index) => index + 1);
    for (const query of ['', '  \n']) expect(found(query)).toEqual(all);
  });

  test.each([
    ['‘x’', "'x'"],
    ['‚x‘', "'x'"],
    ['‹x›', "'x'"],
    ['“x”', '"x"'],
    ['„x“', '"x"'],
    ['«x»', '"x"'],
    ['x‐x‑x–x—x', 'x-x-x-x-x'],
    ['x\tx\nx\u3000x', 'x x x x'],
  ])('ignores the kind of quotation marks, hyphens and white space: %j is found by %j', (content, query) => {
    for (const [written, asked] of [
      [content, query],
      [query, content],
    ]) {
      const post = samplePost(1, { content: written });
      expect(searchPosts([post], { query: asked, language: 'all' })).toEqual([post]);
    }
  });

  test('narrows to one language, with or without a query', () => {
    expect(searchPosts(posts, { query: '', language: 'de' }).map(({ id }) => id)).toEqual(['post-4']);
    expect(searchPosts(posts, { query: 'quiet', language: 'de' })).toEqual([]);
  });

  test('finds a post by any part of its content', () => {
    const post = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((content) => samplePost(1, { content }));
    fc.assert(
      fc.property(post, fc.nat(), fc.nat(), (written, from, length) => {
        const letters = [...new Intl.Segmenter().segment(written.content)].map(({ segment }) => segment);
        const start = from % letters.length;
        const query = letters.slice(start, start + 1 + (length % letters.length)).join('');
        expect(searchPosts([written], { query, language: 'all' })).toEqual([written]);
      }),
    );
  });
});
