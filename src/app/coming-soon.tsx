import type { ReactNode } from 'react';
import { Breadcrumb, ButtonLink, GhostCode } from '#ui';
import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import styles from './coming-soon.module.css';
import { Head } from './head.tsx';

interface ComingSoonProps {
  readonly title: string;
  readonly shortTitle: string;
  readonly path: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly children: ReactNode;
}

/** A page whose feature is still being made: it says so, and leads back to what works. */
export function ComingSoon({ title, shortTitle, path, description, keywords, children }: ComingSoonProps) {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path={path}
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: frameWords.links.home, path: '/' },
                { name: shortTitle, path },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: frameWords.links.home, to: '/' }, { label: shortTitle }]} />
      <h1 className={styles.title}>{title}</h1>
      <section className={styles.card}>
        <GhostCode className={styles.ghost} />
        <div className={styles.words}>
          <h2>{pageWords.comingSoon}</h2>
          {children}
          <ButtonLink to="/" variant="primary">
            {pageWords.makeCode}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
