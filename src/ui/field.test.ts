import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field, FieldGroup } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { Tick } from './tick.tsx';

it('a field labels the control that has the given id, and shows its `aside` after the label', () => {
  const field = renderToStaticMarkup(
    createElement(Field, { label: 'Width', htmlFor: 'w', aside: '30 mm' }, createElement('input', { id: 'w' })),
  );
  expect(field).toMatch(/<label for="w"[^>]*>Width<\/label>30 mm<\/div><input id="w"/);
});

it('the name of a group of controls is above them', () => {
  const group = renderToStaticMarkup(createElement(FieldGroup, { label: 'Frame' }, 'controls'));
  expect(group).toMatch(/^<fieldset[^>]*><legend[^>]*>Frame<\/legend>controls<\/fieldset>$/);
});

it('a select has its label, and the chosen value', () => {
  const options = ['a', 'b'].map((value) => createElement('option', { key: value, value }, value));
  const props = { label: 'Letter', value: 'b', choose: () => {}, children: options };
  const field = renderToStaticMarkup(createElement(SelectField, props));
  const [, id] = /<label for="([^"]+)"/.exec(field) ?? [];
  expect(field).toContain(`<select id="${id}"`);
  expect(field).toContain('<option value="b" selected="">');
});

it('the hint of a tick describes the checkbox, and is not part of its name; a class applies to the whole tick', () => {
  const tick = renderToStaticMarkup(
    createElement(Tick, { hint: 'For print shops.', 'aria-describedby': 'more' }, 'Marks'),
  );
  const [, labelled, described] = /aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(tick) ?? [];
  expect(tick).toContain(`<span id="${labelled}">Marks</span>`);
  const [hint, more] = described.split(' ');
  expect(tick).toMatch(new RegExp(`<span id="${hint}"[^>]*>For print shops\\.</span>`));
  expect(more).toBe('more');
  expect(renderToStaticMarkup(createElement(Tick, { className: 'own' }, 'Marks'))).toMatch(
    /^<label class="[^"]*\bown">/,
  );
  expect(renderToStaticMarkup(createElement(Tick, null, 'Marks'))).not.toContain('aria-describedby');
});
