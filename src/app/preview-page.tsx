import { Head } from './head.tsx';

export function PreviewPage() {
  return (
    <>
      <Head title="Preview" description="Preview" keywords={[]} path="/" structuredData={[]} />
      <h1>Preview</h1>
    </>
  );
}
