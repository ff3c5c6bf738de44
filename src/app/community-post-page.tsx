import { Head } from './head.tsx';

export function CommunityPostPage() {
  return (
    <>
      <Head title="CommunityPost" description="CommunityPost" keywords={[]} path="/" structuredData={[]} />
      <h1>CommunityPost</h1>
    </>
  );
}
