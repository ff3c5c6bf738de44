import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

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
