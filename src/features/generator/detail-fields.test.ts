import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Caution, type Details, detailFields } from '#content';
import type { ContentType } from '#design';
import { contentWords } from '#words/generator-content';
import { DetailFields } from './detail-fields.tsx';

function fields(type: ContentType, props: Partial<Parameters<typeof DetailFields>[0]> = {}): string {
  return renderToStaticMarkup(
    createElement(DetailFields, {
      ...{ type, details: {} as Details, cautions: [], tooLong: null },
      ...{ password: { isShown: false, toggle: () => {} }, dispatch: () => {} },
      ...props,
    }),
  ).replaceAll('&#x27;', "'");
}

it.each(['email', 'sms', 'wifi', 'vcard'] as const)('every field of the type %s has its label', (type) => {
  const markup = fields(type);
  for (const [name] of detailFields(type)) expect(markup).toContain(contentWords.fields[type]?.[name].label);
  expect(markup.match(/<(?:input|textarea|select)/g)).toHaveLength(detailFields(type).length);
});

it('a password is hidden until the visitor shows it, and password managers neither store nor create it', () => {
  const password = /<input id="[^"]+"[^>]*type="password"[^>]*>/.exec(fields('wifi'))?.[0];
  expect(password).toContain('autoComplete="off"');
  expect(fields('wifi')).toContain('aria-label="Show password"');
  const shown = fields('wifi', { password: { isShown: true, toggle: () => {} } });
  expect(shown).not.toContain('type="password"');
  expect(shown).toContain('aria-label="Hide password"');
});

it('a select shows the value in the design if that is one of its options, or else its first option', () => {
  const chosen = (security?: string) =>
    /<option value="(\w+)" selected=""/.exec(fields('wifi', { details: security ? { security } : {} }))?.[1];
  expect([chosen(), chosen('sae'), chosen('unknown')]).toEqual(['wpa', 'sae', 'wpa']);
});

it('a checkbox is checked if its field has a text', () => {
  const isChecked = (details: Details) => /type="checkbox"[^>]*checked=""/.test(fields('wifi', { details }));
  expect([isChecked({}), isChecked({ hidden: 'true' })]).toEqual([false, true]);
});

it('a field whose text is too long is marked as invalid', () => {
  expect(fields('wifi')).not.toContain('aria-invalid');
  expect(fields('wifi', { tooLong: 'password' }).match(/aria-invalid="true"/g)).toHaveLength(1);
});

it('if a link left out the Wi-Fi password, the password field is invalid and a button offers an open network', () => {
  const missing = [{ field: 'password', kind: 'left-out', secret: 'password' }] as unknown as Caution[];
  expect(fields('wifi')).not.toContain(contentWords.networkIsOpen);
  const markup = fields('wifi', { cautions: missing });
  expect(markup).toContain(contentWords.networkIsOpen);
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
});

it('the accessible description of a field consists of its hint and its cautions', () => {
  const markup = fields('wifi');
  const [, hint, cautions] = /aria-describedby="([^ "]+-hint) ([^ "]+-cautions)"/.exec(markup) ?? [];
  expect(markup).toContain(`<p id="${hint}"`);
  expect(markup).toContain(`<div id="${cautions}" role="status">`);
});

it('a label that repeats the heading of its section is not visible, but assistive technology can read it', () => {
  // The section of a text message has the heading "Message".
  expect(fields('sms')).toMatch(/<label[^>]*><span class="[^"]*hidden[^"]*">Message<\/span><\/label>/);
  expect(fields('email')).toMatch(/<label[^>]*>Message<\/label>/);
});
