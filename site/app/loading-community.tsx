import { Loading } from '#features/community';
import { Breadcrumb } from '#ui';
import { communityWords } from '#words/community';
import { frameWords } from '#words/frame';
import { Head } from './head.tsx';

/** The breadcrumbs that lead to a post or a member. */
export const TRAIL = [
  { label: frameWords.links.home, to: '/' },
  { label: frameWords.links.community, to: '/community' },
] as const;

interface LoadingCommunityProps {
  readonly page: { readonly title: string; readonly description: string };
  readonly text: string;
}

/**
 * A page of the community while its texts load. It is also prerendered as the shell for addresses without a page of
 * their own, so its head names no post and no member.
 */
export function LoadingCommunity({ page: { title, description }, text }: LoadingCommunityProps) {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={[communityWords.page.keyword]}
        path="/community"
        structuredData={[{ type: 'WebPage', data: { name: title, description, path: '/community' } }]}
      />
      <Breadcrumb crumbs={TRAIL} />
      <Loading>{text}</Loading>
    </>
  );
}

/** Returns the breadcrumbs of a page (`TRAIL`) as structured data, with the page itself at the end. */
export function trailTo(name: string, path: string) {
  const items = [...TRAIL.map(({ label, to }) => ({ name: label, path: to })), { name, path }];
  return { type: 'BreadcrumbList', data: { items } } as const;
}
