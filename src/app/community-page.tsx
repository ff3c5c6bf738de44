import { Head } from './head.tsx';

export function CommunityPage() {
  return (
    <>
      <Head title="Community" description="Community" keywords={[]} path="/" structuredData={[]} />
      <h1>Community</h1>
    </>
  );
}
