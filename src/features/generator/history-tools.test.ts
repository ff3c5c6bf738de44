import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatorWords } from '#words/generator';
import { GenerateButton } from './generate-button.tsx';
import { HistoryTools } from './history-tools.tsx';

function tools(canUndo: boolean, canRedo: boolean, startNew?: () => void): string {
  return renderToStaticMarkup(createElement(HistoryTools, { canUndo, canRedo, startNew }));
}

it('a button with nothing to undo or redo is only aria-disabled, so it keeps the focus, but it is no tab stop', () => {
  const [undo, redo] = tools(true, false).match(/<button.*?<\/button>/g) as string[];
  expect(undo).toMatch(/aria-disabled="false".*aria-label="Undo"/);
  expect(undo).not.toContain('tabindex');
  expect(redo).toMatch(/aria-disabled="true".*tabindex="-1".*aria-label="Redo"/);
  expect(redo).not.toMatch(/ disabled/);
});

it('a new code can be started unless the design is new already', () => {
  expect(tools(false, false)).not.toContain(generatorWords.newCode);
  expect(tools(false, false, () => {})).toContain(generatorWords.newCode);
});

it('the main button submits the form, and is disabled while the code is made', () => {
  const button = (isGenerating: boolean) =>
    renderToStaticMarkup(createElement(GenerateButton, { form: 'content', isGenerating }));
  expect(button(false)).toMatch(/<button type="submit" form="content"/);
  expect(button(false)).toContain('Generate QR Code');
  expect(button(false)).not.toContain('disabled');
  expect(button(true)).toMatch(/disabled="".*Generating\.\.\./);
});
