import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { ComingSoon } from './coming-soon.tsx';

/** Placeholder: ready-made designs. */
export function TemplatesPage() {
  return (
    <ComingSoon
      title={pageWords.templates.title}
      shortTitle={frameWords.links.templates}
      path="/templates"
      description={pageWords.templates.description}
      keywords={pageWords.templates.keywords}
    >
      <p>{pageWords.templates.text}</p>
    </ComingSoon>
  );
}
