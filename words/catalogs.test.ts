import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import sameWords from './same-words.json' with { type: 'json' };

const catalogs = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.json', { eager: true, import: 'default' });
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../build/words/*/*.ts', { eager: true });

const VALUES = [1, 2, 1234, 'square', 'password'];

function pairs(source: unknown, compiled: unknown): (readonly [string, unknown])[] {
  if (typeof source === 'string') return [[source, compiled]];
  const members = compiled as Readonly<Record<string, unknown>>;
  const messages = Object.entries(source as object).filter(([key]) => !key.startsWith('$'));
  return messages.flatMap(([key, each]) => pairs(each, members[key]));
}

test.each(Object.entries(catalogs))('another program reads %s as we do', (path, catalog) => {
  const [, language, name] = path.split(/[/.]+/);
  const names = catalogs[`./${language}/frame.json`];
  for (const [message, compiled] of pairs(catalog, modules[`../build/words/${language}/${name}.ts`])) {
    const format = new IntlMessageFormat(message, language);
    for (const value of VALUES) {
      const values = new Proxy({}, { get: (_, name) => names[String(name)] ?? value, has: () => true });
      const said = typeof compiled === 'function' ? compiled(values) : compiled;
      expect(said).toBe(format.format(values));
    }
  }
});

test.each(Object.keys(sameWords.words) as (keyof typeof sameWords.words)[])(
  'what %s has in common with English is on a list with its reason',
  (language) => {
    const allowed = new Set([...sameWords.names, ...sameWords.units, ...sameWords.words[language]]);
    const equal = Object.entries(catalogs).flatMap(([path, catalog]) =>
      path.startsWith(`./${language}/`) ? equalTexts(catalogs[path.replace(language, 'en')], catalog) : [],
    );
    expect(equal.filter((text) => !allowed.has(text))).toEqual([]);
    expect(sameWords.words[language].filter((text) => !equal.includes(text))).toEqual([]);
  },
);

/** Returns the texts with letters that are equal in both catalogs. */
function equalTexts(english: unknown, other: unknown): string[] {
  if (typeof english === 'string')
    return english === other && /\p{L}/u.test(english.replace(/\{[^{}]*\}/g, '')) ? [english] : [];
  const members = other as Readonly<Record<string, unknown>>;
  const messages = Object.entries(english as object).filter(([key]) => !key.startsWith('$'));
  return messages.flatMap(([key, each]) => equalTexts(each, members[key]));
}
