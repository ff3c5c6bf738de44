import { CommunityList } from '#features/community';
import { PageTop } from '#ui';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import styles from './community-page.module.css';

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
