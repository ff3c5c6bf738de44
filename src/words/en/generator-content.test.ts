import { expect, it } from 'vitest';
import { detailFields } from '#content';
import { CONTENT_TYPES } from '#design';
import { generatorWords } from './generator.ts';
import { contentWords } from './generator-content.ts';

it('has words for every detail field and each of its choices, and for no others', () => {
  for (const type of CONTENT_TYPES) {
    const fields = detailFields(type);
    const words = contentWords.fields[type] ?? {};
    expect(Object.keys(words), type).toEqual(fields.map(([name]) => name));
    for (const [name, field] of fields) {
      const choices = field.control === 'choice' ? field.values : undefined;
      expect(words[name].choices && Object.keys(words[name].choices), name).toEqual(choices);
    }
  }
});

it('a type has a line that opens its detail fields if and only if it has detail fields', () => {
  const named = CONTENT_TYPES.filter((type) => generatorWords.kinds[type].details !== undefined);
  expect(named).toEqual(CONTENT_TYPES.filter((type) => detailFields(type).length > 0));
});

it.each([
  ['url', 'URL', 'Website URL', 'https://example.com'],
  ['email', 'Email', 'Email Address', 'hello@example.com'],
  ['phone', 'Phone', 'Phone Number', '+1 (555) 123-4567'],
  ['sms', 'SMS', 'Sms Content', 'Enter sms content'],
  ['text', 'Text', 'Text Content', 'Enter your text here...'],
  ['wifi', 'WiFi', 'Network Name (SSID)', 'WiFi Network Name'],
  ['vcard', 'vCard', 'Vcard Content', 'Enter vcard content'],
  ['instagram', 'Instagram', 'Instagram Content', 'Enter instagram content'],
  ['youtube', 'YouTube', 'Youtube Content', 'Enter youtube content'],
  ['facebook', 'Facebook', 'Facebook Content', 'Enter facebook content'],
  ['twitter', 'Twitter', 'Twitter Content', 'Enter twitter content'],
] as const)("asks for the type %s in the specification's words", (type, button, input, placeholder) => {
  expect(generatorWords.kinds[type]).toMatchObject({ button, input, placeholder });
});
