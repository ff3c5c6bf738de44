import { expect, it } from 'vitest';
import { emptyMapping, type Mapping } from './mapping.ts';
import { shareableMapping } from './shareable-mapping.ts';

const SEED = 'a'.repeat(32);

function mappingOf(rest: Partial<Mapping>): Mapping {
  return { ...emptyMapping('wifi', SEED), ...rest };
}

it('a shared mapping has the templates, but never the seed of the random tokens', () => {
  const mapping = mappingOf({ templates: { content: 'Room {Room}', security: 'WPA' }, caption: '{Room}' });
  const { seed: _, ...open } = mapping;
  expect(shareableMapping(mapping)).toEqual({ mapping: open, isOpened: false });
});

it('a shared mapping omits a password that is written in a template, but keeps a reference to a column of passwords', () => {
  const written = mappingOf({ templates: { content: 'Guests', password: 'hunter2-{Room}' } });
  expect(shareableMapping(written)).toMatchObject({ isOpened: true, mapping: { templates: { content: 'Guests' } } });
  expect(JSON.stringify(shareableMapping(written))).not.toContain('hunter2');
  const column = mappingOf({ templates: { content: 'Guests', password: '{Password}' } });
  expect(shareableMapping(column)).toMatchObject({
    isOpened: false,
    mapping: { templates: { password: '{Password}' } },
  });
});

it.each([
  ['content', mappingOf({ type: 'url', templates: { content: 'https://user:hunter2@example.com/{row}' } })],
  ['invalid password template', mappingOf({ templates: { content: 'a', password: 'hunter2{' } })],
  ['caption', mappingOf({ caption: 'WIFI:T:WPA;S:net;P:hunter2;;' })],
  ['file name', mappingOf({ fileName: 'https://user:hunter2@example.com/' })],
  ['large number', mappingOf({ figure: 'https://user:hunter2@example.com/' })],
  ['lines', mappingOf({ labelLines: ['{Name}', 'https://user:hunter2@example.com/'] })],
])('a shared mapping omits a secret in its %s', (_, mapping) => {
  const { isOpened, mapping: open } = shareableMapping(mapping);
  expect(isOpened).toBe(true);
  expect(JSON.stringify(open)).not.toContain('hunter2');
});
