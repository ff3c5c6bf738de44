import { DeleteButton } from '#features/library';
import { PageTop, sheetClass } from '#ui';
import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { useCodeCount } from '#workbench';
import styles from './privacy-page.module.css';

const { privacy: words } = pageWords;

export function PrivacyPage() {
  const count = useCodeCount();
  return (
    <>
      <PageTop page={words} path="/privacy" crumb={frameWords.links.privacy} title={words.title} intro={words.intro} />
      <div className={`${sheetClass} ${styles.text}`} data-stack="xl">
        <section data-stack="s start">
          <h2>{words.kept.title}</h2>
          <ul>
            {words.kept.list.map((kept) => (
              <li key={kept}>{kept}</li>
            ))}
          </ul>
          <p>{words.kept.removal}</p>
        </section>
        <section data-stack="s start">
          <h2>{words.sent.title}</h2>
          <p>{words.sent.nothing}</p>
          <p>{words.sent.host}</p>
          <p>{words.sent.you}</p>
        </section>
        <section data-stack="s start">
          <h2>{words.offline.title}</h2>
          <p>{words.offline.text}</p>
        </section>
        <section data-stack="s start">
          <h2>{words.deletion.title}</h2>
          <p>{words.deletion.text}</p>
          <DeleteButton count={count} />
        </section>
      </div>
    </>
  );
}
