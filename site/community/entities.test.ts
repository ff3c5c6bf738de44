import { expect, test } from 'vitest';
import { BADGES, LANGUAGES, POST_TYPES } from './entities.ts';

test('the languages have their specified codes and names, in the order of the filter', () => {
  expect(LANGUAGES.map(({ code, name }) => `${code} ${name}`)).toEqual([
    ...['en English', 'es Español', 'fr Français', 'de Deutsch', 'zh 中文', 'ja 日本語'],
  ]);
});

test('the post types and badges have their specified names', () => {
  expect(POST_TYPES).toEqual(['question', 'guide', 'tip', 'discussion']);
  expect(BADGES).toEqual(['QR Expert', 'Helpful', 'Top Contributor', 'QR Master', 'Code Creator']);
});
