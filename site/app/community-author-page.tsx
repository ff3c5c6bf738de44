import { useParams } from 'react-router';
import { AuthorView, type AuthorVisit, authorPath, useAuthorVisit } from '#features/community';
import { Breadcrumb } from '#ui';
import { communityWords } from '#words/community';
import { CommunityNotFound } from './community-not-found.tsx';
import { Head } from './head.tsx';
import { LoadingCommunity, TRAIL, trailTo } from './loading-community.tsx';

export { prepareAuthorVisit } from '#features/community';

/** The profile page of a member who writes posts or comments. */
export function CommunityAuthorPage() {
  const { username = '' } = useParams();
  const visit = useAuthorVisit(username);
  if (visit === undefined)
    return <LoadingCommunity page={communityWords.page.member} text={communityWords.page.loadingProfile} />;
  if (visit === null) return <CommunityNotFound what="user" />;
  return (
    <>
      <ProfileHead visit={visit} />
      <Breadcrumb crumbs={[...TRAIL, { label: visit.profile.name }]} />
      <AuthorView visit={visit} />
    </>
  );
}

function ProfileHead({ visit: { profile } }: { visit: AuthorVisit }) {
  const { name, username, bio, badges, joinedDate } = profile;
  const path = authorPath(profile);
  return (
    <Head
      title={communityWords.page.profileTitle(name, username)}
      description={communityWords.page.profileDescription(name, bio)}
      keywords={[name, communityWords.page.keyword, ...badges.map((badge) => communityWords.profile.badgeNames[badge])]}
      path={path}
      type="profile"
      structuredData={[{ type: 'ProfilePage', data: { name, username, bio, joined: joinedDate } }, trailTo(name, path)]}
    />
  );
}
