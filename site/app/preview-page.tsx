import { finished, Preview } from '#features/preview';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { PageTop } from './page-top.tsx';

const { page } = previewWords;

export const prepareForCode = finished.load;

export function PreviewPage() {
  return (
    <>
      <PageTop page={page} path="/preview" crumb={frameWords.links.preview} title={page.headline} />
      <Preview />
    </>
  );
}
