import { Preview } from '#features/preview';
import { Breadcrumb } from '#ui';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { Head } from './head.tsx';
import styles from './preview-page.module.css';

const { title, headline, description, keywords } = previewWords.page;

/** The last generated code, with all that can be done with it. */
export function PreviewPage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path="/preview"
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path: '/preview' } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: frameWords.links.home, path: '/' },
                { name: frameWords.links.preview, path: '/preview' },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: frameWords.links.home, to: '/' }, { label: frameWords.links.preview }]} />
      <h1 className={styles.title}>{headline}</h1>
      <Preview />
    </>
  );
}
