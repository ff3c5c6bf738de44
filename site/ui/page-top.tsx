import { frameWords } from '#words/frame';
import { Breadcrumb } from './breadcrumb.tsx';
import { Head } from './head.tsx';
import styles from './page-top.module.css';
import { breadcrumbList, webPage } from './structured-data.ts';

interface PageTopProps {
  readonly page: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
  readonly path: string;
  readonly crumb: string;
  readonly title: string;
  readonly intro?: string;
}

/** What pages with a breadcrumb begin with. */
export function PageTop({ page, path, crumb, title, intro }: PageTopProps) {
  const { description, keywords } = page;
  const { home } = frameWords.links;
  return (
    <>
      <Head
        title={page.title}
        description={description}
        keywords={keywords}
        path={path}
        structuredData={[
          webPage({ name: page.title, description, path }),
          breadcrumbList([
            { name: home, path: '/' },
            { name: crumb, path },
          ]),
        ]}
      />
      <Breadcrumb crumbs={[{ label: home, to: '/' }, { label: crumb }]} />
      <h1 className={styles.title}>{title}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    </>
  );
}
