import { CommunityList } from '#features/community';
import { Breadcrumb } from '#ui';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import styles from './community-page.module.css';
import { Head } from './head.tsx';

export { prepareListVisit } from '#features/community';

const { title, description, keywords, intro } = communityWords.page;

/** The list of discussions. */
export function CommunityPage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path="/community"
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path: '/community' } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: frameWords.links.home, path: '/' },
                { name: frameWords.links.community, path: '/community' },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: frameWords.links.home, to: '/' }, { label: frameWords.links.community }]} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <CommunityList />
    </>
  );
}
