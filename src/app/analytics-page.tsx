import { Head } from './head.tsx';

export function AnalyticsPage() {
  return (
    <>
      <Head title="Analytics" description="Analytics" keywords={[]} path="/" structuredData={[]} />
      <h1>Analytics</h1>
    </>
  );
}
