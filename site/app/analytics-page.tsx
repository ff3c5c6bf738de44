import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { ComingSoon } from './coming-soon.tsx';

/** Placeholder for statistics about the codes made in this browser. */
export function AnalyticsPage() {
  return <ComingSoon page={pageWords.analytics} path="/analytics" crumb={frameWords.links.analytics} />;
}
