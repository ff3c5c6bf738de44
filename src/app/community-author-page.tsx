import { useParams } from 'react-router';
import { AuthorView, type AuthorVisit, authorPath, Loading, useAuthorVisit } from '#features/community';
import { Breadcrumb } from '#ui';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import { CommunityNotFound } from './community-not-found.tsx';
import { Head } from './head.tsx';

export { prepareAuthorVisit } from '#features/community';

const HOME = { label: frameWords.links.home, to: '/' };
const COMMUNITY = { label: frameWords.links.community, to: '/community' };

/** The profile of somebody who writes posts or comments. */
export function CommunityAuthorPage() {
  const { username = '' } = useParams();
  const visit = useAuthorVisit(username);
  if (visit === undefined) return <LoadingProfile />;
  if (visit === null) return <CommunityNotFound what="user" />;
  return (
    <>
      <ProfileHead visit={visit} />
      <Breadcrumb crumbs={[HOME, COMMUNITY, { label: visit.profile.name }]} />
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
      structuredData={[
        { type: 'ProfilePage', data: { name, username, bio, joined: joinedDate } },
        {
          type: 'BreadcrumbList',
          data: {
            items: [
              { name: HOME.label, path: HOME.to },
              { name: COMMUNITY.label, path: COMMUNITY.to },
              { name, path },
            ],
          },
        },
      ]}
    />
  );
}

/** Also what is prerendered for all who have written no post, so its head speaks of none. */
function LoadingProfile() {
  const { title, description } = communityWords.page.member;
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={[communityWords.page.keyword]}
        path="/community"
        structuredData={[{ type: 'WebPage', data: { name: title, description, path: '/community' } }]}
      />
      <Breadcrumb crumbs={[HOME, COMMUNITY]} />
      <Loading>{communityWords.page.loadingProfile}</Loading>
    </>
  );
}
