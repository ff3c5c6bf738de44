import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { previewWords } from '#words/preview';
import { DesignSwitch } from './design-switch.tsx';

const { on, onWithImage, onWithPassword, onWithPasswordAndImage } = previewWords.designInFiles;
const LINK: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const WIFI: QrDesign = { ...DEFAULT_DESIGN, type: 'wifi', content: 'net', details: { password: 'hunter2' } };
const IMAGE = { customImage: 'data:image/png;base64,AA' };

it.each([
  ['a link', LINK, on],
  ['a link and an image', { ...LINK, ...IMAGE }, onWithImage],
  ['a password', WIFI, onWithPassword],
  ['a password and an image', { ...WIFI, ...IMAGE }, onWithPasswordAndImage],
])('files contain the design by default, and the hint says what files with %s contain', (_, design, hint) => {
  const page = renderToStaticMarkup(createElement(DesignSwitch, { design }));
  expect(page).toContain('checked=""');
  expect(page).toContain(`>${hint}</span>`);
});
