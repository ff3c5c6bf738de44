import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ImageUpload } from './image-upload.ts';
import { useImageUpload } from './use-image-upload.ts';

const take = vi.hoisted(() => vi.fn());

vi.mock('./file-intake.ts', () => ({ createFileIntake: () => ({ take, settled: 'settled' }) }));
vi.mock('#workbench', () => ({ designStore: {} }));

let upload: ImageUpload;

function Page() {
  upload = useImageUpload(async () => {});
  return null;
}

beforeEach(() => {
  take.mockReset();
  renderToStaticMarkup(createElement(Page));
});

it('at first no file is read, nothing is found, and no image has a name', () => {
  expect(upload).toMatchObject({ state: { is: 'none' }, found: null, named: null, settled: 'settled' });
});

it('takeImage searches a file for designs and codes; takePhoto also weaves its image; takePicture does neither', () => {
  const file = new Blob(['x']);
  upload.takeImage(file);
  upload.takePhoto(file);
  upload.takePicture(file);
  expect(take.mock.calls).toEqual([
    [file, true],
    [file, true, true],
    [file, false],
  ]);
});
