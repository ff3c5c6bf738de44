import { Breadcrumb } from '#ui';
import { frameWords } from '#words/frame';
import { Head } from './head.tsx';

interface PageTopProps {
  readonly page: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
  readonly path: string;
  /** The page's name in the breadcrumb. */
  readonly crumb: string;
}

/** The head and the breadcrumb of a page directly below the home page. */
export function PageTop({ page: { title, description, keywords }, path, crumb }: PageTopProps) {
  const { home } = frameWords.links;
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
                { name: home, path: '/' },
                { name: crumb, path },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: home, to: '/' }, { label: crumb }]} />
    </>
  );
}
