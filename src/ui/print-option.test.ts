import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrintOption } from './print-option.tsx';

function option(props: Partial<Parameters<typeof PrintOption>[0]>): string {
  return renderToStaticMarkup(
    createElement(PrintOption, { print: null, name: 'group', checked: false, choose: () => {}, ...props }, 'Dots'),
  );
}

it('PrintOption is a radio button of the named group, labeled with its words', () => {
  expect(option({})).toMatch(/^<label[^>]*><input[^>]*name="group"[^>]*>.*Dots<\/label>$/);
  expect(option({})).toContain('type="radio"');
});

it('PrintOption shows a placeholder until its picture is made, and then the picture with a small mark on its corner', () => {
  const waiting = option({ mark: 'mark' });
  expect(waiting).toContain('<svg');
  expect(waiting).not.toContain('>mark<');
  expect(option({ print: 'picture' })).not.toContain('aria-hidden');
  const made = option({ print: 'picture', mark: 'mark' });
  expect(made).not.toContain('<svg');
  expect(made).toMatch(/picture<span[^>]*aria-hidden="true">mark<\/span>/);
});

it('PrintOption tells whether its picture is outdated, and whether the option was pressed but not yet chosen', () => {
  expect(option({})).not.toMatch(/data-(old|wanted)/);
  expect(option({ isOld: true })).toContain('data-old="true"');
  expect(option({ isWanted: true })).toContain('data-wanted="true"');
});
