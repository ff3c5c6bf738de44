import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { ComingSoon } from './coming-soon.tsx';

/** Placeholder: what became of the codes made in this browser. */
export function AnalyticsPage() {
  return (
    <ComingSoon
      title={pageWords.analytics.title}
      shortTitle={frameWords.links.analytics}
      path="/analytics"
      description={pageWords.analytics.description}
      keywords={pageWords.analytics.keywords}
    >
      <p>{pageWords.analytics.text}</p>
    </ComingSoon>
  );
}
