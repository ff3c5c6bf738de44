import { ButtonLink, GhostCode } from '#ui';
import styles from './community-not-found.module.css';
import { Head } from './head.tsx';
import { ScreenMessage } from './screen-message.tsx';

/** The screen for a post or a member that the community does not have. `what` it is stands in the words. */
export function CommunityNotFound({ what }: { what: 'post' | 'user' }) {
  const title = `${what === 'post' ? 'Post' : 'User'} Not Found`;
  return (
    <>
      <Head
        title={title}
        description={`The community has no ${what} at this address.`}
        keywords={[]}
        robots="noindex, follow"
        structuredData={[]}
      />
      <ScreenMessage mark={<GhostCode className={styles.ghost} />} title={title}>
        <p>{`We couldn't find the ${what} you're looking for.`}</p>
        <ButtonLink to="/community" variant="primary">
          Back to Community
        </ButtonLink>
      </ScreenMessage>
    </>
  );
}
