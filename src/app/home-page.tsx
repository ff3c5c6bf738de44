import { Head } from './head.tsx';

export function HomePage() {
  return (
    <>
      <Head title="Home" description="Home" keywords={[]} path="/" structuredData={[]} />
      <h1>Home</h1>
    </>
  );
}
