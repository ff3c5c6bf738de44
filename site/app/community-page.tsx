import { CommunityList } from '#features/community';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import styles from './community-page.module.css';
import { PageTop } from './page-top.tsx';

export { prepareListVisit } from '#features/community';

const { title, intro } = communityWords.page;

/** The page with the list of discussions. */
export function CommunityPage() {
  return (
    <>
      <PageTop page={communityWords.page} path="/community" crumb={frameWords.links.community} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <CommunityList />
    </>
  );
}
