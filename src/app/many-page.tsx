import { Many } from '#features/many';
import { Breadcrumb } from '#ui';
import { frameWords } from '#words/frame';
import { manyWords } from '#words/many';
import { Head } from './head.tsx';
import styles from './many-page.module.css';

const { title, headline, description, keywords, intro } = manyWords.page;

/** Codes for all rows of a table. */
export function ManyPage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path="/many"
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path: '/many' } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: frameWords.links.home, path: '/' },
                { name: manyWords.link, path: '/many' },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: frameWords.links.home, to: '/' }, { label: manyWords.link }]} />
      <h1 className={styles.title}>{headline}</h1>
      <p className={styles.intro}>{intro}</p>
      <Many />
    </>
  );
}
