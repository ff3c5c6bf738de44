import { Breadcrumb } from '#ui';
import { frameWords } from '#words/frame';
import { Head } from './head.tsx';

interface PageTopProps {
  readonly page: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
  readonly path: string;
  /** What the page is called in the trail that leads to it. */
  readonly crumb: string;
}

/** The head of a page that lies right below the home page, and the trail that leads to it. */
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
