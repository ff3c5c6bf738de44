import { Navigate, useParams } from 'react-router';
import { scoreOf } from '#community';
import { PostView, type PostVisit, postPath, usePostVisit } from '#features/community';
import { Breadcrumb, cutText } from '#ui';
import { communityWords } from '#words/community';
import { CommunityNotFound } from './community-not-found.tsx';
import { Head } from './head.tsx';
import { LoadingCommunity, TRAIL, trailTo } from './loading-community.tsx';

export { preparePostVisit } from '#features/community';

const DESCRIPTION_LENGTH = 160;

/**
 * The page of a post. `findPost` also finds a post by a slug that is not exactly the post's own. The page then replaces
 * the address with the post's own address.
 */
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
        trailTo(post.title, path),
      ]}
    />
  );
}
