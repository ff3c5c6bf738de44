import { Preview } from '#features/preview';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { addMoreTypes } from '#workbench/more-types';
import { PageTop } from './page-top.tsx';

addMoreTypes();

const { page } = previewWords;

export function PreviewPage() {
  return (
    <>
      <PageTop page={page} path="/preview" crumb={frameWords.links.preview} title={page.headline} />
      <Preview />
    </>
  );
}
