import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { ComingSoon } from './coming-soon.tsx';

/** Placeholder for ready-made designs. */
export function TemplatesPage() {
  return <ComingSoon page={pageWords.templates} path="/templates" crumb={frameWords.links.templates} />;
}
