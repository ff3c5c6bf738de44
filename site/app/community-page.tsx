import { CommunityList } from '#features/community';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

export { prepareListVisit } from '#features/community';

const { page } = communityWords;

export function CommunityPage() {
  return (
    <>
      <PageTop page={page} path="/community" crumb={frameWords.links.community} title={page.title} />
      <p className={styles.prose}>{page.intro}</p>
      <CommunityList />
    </>
  );
}
