import { ButtonLink, GhostCode, PageTop, sheetClass } from '#ui';
import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import styles from './coming-soon.module.css';

export function TemplatesPage() {
  return <ComingSoon page={pageWords.templates} path="/templates" crumb={frameWords.links.templates} />;
}

export function AnalyticsPage() {
  return <ComingSoon page={pageWords.analytics} path="/analytics" crumb={frameWords.links.analytics} />;
}

interface ComingSoonProps {
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    readonly text: string;
  };
  readonly path: string;
  readonly crumb: string;
}

function ComingSoon({ page, path, crumb }: ComingSoonProps) {
  return (
    <>
      <PageTop page={page} path={path} crumb={crumb} title={page.title} />
      <section className={`${sheetClass} ${styles.card}`} data-row="center">
        <GhostCode className={styles.ghost} />
        <div className={styles.words} data-stack="l start">
          <h2>{pageWords.comingSoon}</h2>
          <p>{page.text}</p>
          <ButtonLink to="/" variant="primary">
            {pageWords.makeCode}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
