import { ChartColumn, Infinity as Forever, MessagesSquare, Palette } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Generator } from '#features/generator';
import { restoreBackup, YourCodes } from '#features/library';
import { ButtonLink, barClass, showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { homeWords } from '#words/home';
import { designStore, newDesign } from '#workbench';
import { Head } from './head.tsx';
import styles from './home-page.module.css';

const { title, description, keywords, headline, tagline, joinCommunity } = homeWords;

const features = [
  { Icon: Palette, ...homeWords.customizable },
  { Icon: Forever, ...homeWords.freeForever },
  { Icon: ChartColumn, ...homeWords.analytics },
];

/**
 * Loads the chunk of the preview page early. A failure is ignored, because it is reported when the visitor opens the
 * page.
 */
function preloadPreview(): void {
  import('./preview-page.tsx').catch(() => undefined);
}

/** The home page: the generator, and the text around it. */
export function HomePage() {
  const generator = useRef<HTMLDivElement>(null);
  const [isInUse, setIsInUse] = useState(false);

  function prepareNext(): void {
    preloadPreview();
    setIsInUse(true);
  }

  /** Scrolls to the generator and focuses its content input, once an opened or new design is rendered. */
  const toGenerator = useCallback((): void => {
    requestAnimationFrame(() => {
      const place = generator.current;
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector<HTMLElement>('input[type="text"], textarea')?.focus({ preventScroll: true });
    });
  }, []);

  /** Starts a new design. Undo restores the previous one. */
  const startNew = useCallback(async (): Promise<void> => {
    const isStep = await designStore.open(newDesign());
    toGenerator();
    if (!isStep) return;
    const action = { label: generatorWords.undo, onClick: designStore.undo };
    showToast({ kind: 'info', message: generatorWords.newStarted, action });
  }, [toGenerator]);

  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path="/"
        structuredData={[{ type: 'WebPage', data: { name: title, description, path: '/' } }]}
      />
      <div className={`${barClass} ${styles.hero}`}>
        <div>
          <h1 className={styles.headline}>
            {headline.product} <span className={styles.bar}>|</span>{' '}
            <span className={styles.second}>{headline.promise}</span>
          </h1>
          <p className={styles.promise}>{tagline}</p>
        </div>
        <ButtonLink to="/community">
          <MessagesSquare aria-hidden="true" />
          {joinCommunity}
        </ButtonLink>
      </div>
      <div ref={generator} className={styles.generator}>
        <Generator prepareNext={prepareNext} restoreBackup={restoreBackup} startNew={startNew} />
      </div>
      <YourCodes isInUse={isInUse} toGenerator={toGenerator} />
      <ul className={styles.features}>
        {features.map(({ Icon, title: name, text }) => (
          <li key={name} className={styles.feature}>
            <Icon aria-hidden="true" />
            <h2>{name}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
