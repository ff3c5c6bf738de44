import { Head } from './head.tsx';

export function NotFoundPage() {
  return (
    <>
      <Head title="NotFound" description="NotFound" keywords={[]} path="/" structuredData={[]} />
      <h1>NotFound</h1>
    </>
  );
}
