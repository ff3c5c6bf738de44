import { Head } from './head.tsx';

export function CommunityAuthorPage() {
  return (
    <>
      <Head title="CommunityAuthor" description="CommunityAuthor" keywords={[]} path="/" structuredData={[]} />
      <h1>CommunityAuthor</h1>
    </>
  );
}
