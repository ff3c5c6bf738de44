import { Navigate, useParams } from 'react-router';
import { scoreOf } from '#community';
import {
  AuthorView,
  type AuthorVisit,
  authorPath,
  forumPosting,
  Loading,
  PostView,
  type PostVisit,
  postPath,
  profilePage,
  useAuthorVisit,
  usePostVisit,
} from '#features/community';
import { Breadcrumb, ButtonLink, breadcrumbList, GhostCode, Head, webPage } from '#ui';
import { cutText } from '#words';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import styles from './screen-message.module.css';
import { ScreenMessage } from './screen-message.tsx';

export { prepareAuthorVisit, preparePostVisit } from '#features/community';

const DESCRIPTION_LENGTH = 160;

/** `findPost` also finds posts by an inexact slug; then the page replaces the address with the post's own. */
export function CommunityPostPage() {
  const { slug = '' } = useParams();
  const visit = usePostVisit(slug);
  if (visit === undefined)
    return <LoadingCommunity page={communityWords.page.post} text={communityWords.page.loadingPost} />;
  if (visit === null) return <CommunityNotFound what="post" />;
  const { post } = visit;
  if (post.slug !== slug) {
    return (
      <>
        <LoadingCommunity page={communityWords.page.post} text={communityWords.page.loadingPost} />
        <Navigate to={postPath(post)} replace />
      </>
    );
  }
  return (
    <>
      <PostHead visit={visit} />
      <Breadcrumb crumbs={[...TRAIL, { label: post.title }]} />
      <PostView key={post.id} visit={visit} />
    </>
  );
}

function PostHead({ visit: { post, comments } }: { visit: PostVisit }) {
  const path = postPath(post);
  return (
    <Head
      title={post.title}
      description={cutText(post.content, DESCRIPTION_LENGTH)}
      keywords={post.keywords}
      path={path}
      type="article"
      structuredData={[
        forumPosting({
          headline: post.title,
          text: post.content,
          path,
          author: post.author,
          language: post.language,
          keywords: post.keywords,
          comments: comments.map(({ author, createdAt, content }) => ({ author, date: createdAt, text: content })),
          likes: scoreOf(post),
          commentCount: post.commentCount,
        }),
        trailTo(post.title, path),
      ]}
    />
  );
}

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
      title={communityWords.page.profileTitle({ name, username })}
      description={communityWords.page.profileDescription({ name, bio })}
      keywords={[name, communityWords.page.keyword, ...badges.map((badge) => communityWords.profile.badgeNames[badge])]}
      path={path}
      type="profile"
      structuredData={[profilePage({ name, username, bio, joined: joinedDate }), trailTo(name, path)]}
    />
  );
}

function CommunityNotFound({ what }: { what: 'post' | 'user' }) {
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

const TRAIL = [
  { label: frameWords.links.home, to: '/' },
  { label: frameWords.links.community, to: '/community' },
] as const;

interface LoadingCommunityProps {
  readonly page: { readonly title: string; readonly description: string };
  readonly text: string;
}

/** Also the shell for addresses without a page of their own, so its head names no post and no member. */
function LoadingCommunity({ page: { title, description }, text }: LoadingCommunityProps) {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={[communityWords.page.keyword]}
        path="/community"
        structuredData={[webPage({ name: title, description, path: '/community' })]}
      />
      <Breadcrumb crumbs={TRAIL} />
      <Loading>{text}</Loading>
    </>
  );
}

function trailTo(name: string, path: string) {
  return breadcrumbList([...TRAIL.map(({ label, to }) => ({ name: label, path: to })), { name, path }]);
}
