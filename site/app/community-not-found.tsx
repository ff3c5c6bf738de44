import { ButtonLink, GhostCode } from '#ui';
import { communityWords } from '#words/community';
import styles from './community-not-found.module.css';
import { Head } from './head.tsx';
import { ScreenMessage } from './screen-message.tsx';

/** The screen for a post or a member that does not exist. */
export function CommunityNotFound({ what }: { what: 'post' | 'user' }) {
  const { title, text, description } = communityWords.page.missing[what];
  return (
    <>
      <Head title={title} description={description} keywords={[]} robots="noindex, follow" structuredData={[]} />
      <ScreenMessage mark={<GhostCode className={styles.ghost} />} title={title}>
        <p>{text}</p>
        <ButtonLink to="/community" variant="primary">
          {communityWords.page.back}
        </ButtonLink>
      </ScreenMessage>
    </>
  );
}
