import { Navigate, useParams } from 'react-router';
import { scoreOf } from '#community';
import { Loading, PostView, type PostVisit, postPath, usePostVisit } from '#features/community';
import { Breadcrumb, cutText } from '#ui';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import { CommunityNotFound } from './community-not-found.tsx';
import { Head } from './head.tsx';

export { preparePostVisit } from '#features/community';

const HOME = { label: frameWords.links.home, to: '/' };
const COMMUNITY = { label: frameWords.links.community, to: '/community' };

const DESCRIPTION_LENGTH = 160;

/** A post, under the slug of the address or any that leads to it. */
export function CommunityPostPage() {
  const { slug = '' } = useParams();
  const visit = usePostVisit(slug);
  if (visit === undefined) return <LoadingPost />;
  if (visit === null) return <CommunityNotFound what="post" />;
  const { post } = visit;
  if (post.slug !== slug) {
    return (
      <>
        <LoadingPost />
        <Navigate to={postPath(post)} replace />
      </>
    );
  }
  return (
    <>
      <PostHead visit={visit} />
      <Breadcrumb crumbs={[HOME, COMMUNITY, { label: post.title }]} />
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
        {
          type: 'DiscussionForumPosting',
          data: {
            headline: post.title,
            text: post.content,
            path,
            author: post.author,
            language: post.language,
            keywords: post.keywords,
            comments: comments.map(({ author, createdAt, content }) => ({ author, date: createdAt, text: content })),
            likes: scoreOf(post),
            commentCount: post.commentCount,
          },
        },
        {
          type: 'BreadcrumbList',
          data: {
            items: [
              { name: HOME.label, path: HOME.to },
              { name: COMMUNITY.label, path: COMMUNITY.to },
              { name: post.title, path },
            ],
          },
        },
      ]}
    />
  );
}

/** Also what is prerendered for slugs that are not a post's own, so its head speaks of none. */
function LoadingPost() {
  const { title, description } = communityWords.page.post;
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
      <Loading>{communityWords.page.loadingPost}</Loading>
    </>
  );
}
