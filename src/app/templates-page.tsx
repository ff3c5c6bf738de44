import { Head } from './head.tsx';

export function TemplatesPage() {
  return (
    <>
      <Head title="Templates" description="Templates" keywords={[]} path="/" structuredData={[]} />
      <h1>Templates</h1>
    </>
  );
}
