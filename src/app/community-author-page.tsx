import { useParams } from 'react-router';
import { AuthorView, type AuthorVisit, authorPath, Loading, useAuthorVisit } from '#features/community';
import { Breadcrumb } from '#ui';
import { CommunityNotFound } from './community-not-found.tsx';
import { Head } from './head.tsx';

export { prepareAuthorVisit } from '#features/community';

const HOME = { label: 'Home', to: '/' };
const COMMUNITY = { label: 'Community', to: '/community' };

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
      title={`${name} (@${username})`}
      description={`${name} in the QR code community: ${bio}`}
      keywords={[name, 'QR code community', ...badges]}
      path={path}
      type="profile"
      structuredData={[
        { type: 'ProfilePage', data: { name, username, bio, joined: joinedDate } },
        {
          type: 'BreadcrumbList',
          data: {
            items: [
              { name: 'Home', path: '/' },
              { name: 'Community', path: '/community' },
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
  const title = 'Community member';
  const description = 'A member of the QR code community, with their posts.';
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={['QR code community']}
        path="/community"
        structuredData={[{ type: 'WebPage', data: { name: title, description, path: '/community' } }]}
      />
      <Breadcrumb crumbs={[HOME, COMMUNITY]} />
      <Loading>Loading user profile...</Loading>
    </>
  );
}
