import { ChartColumn, Infinity as Forever, MessagesSquare, Palette } from 'lucide-react';
import { Generator, touch } from '#features/generator';
import { YourCodes } from '#features/library';
import { ButtonLink, Head, webPage } from '#ui';
import { homeWords } from '#words/home';
import styles from './home-page.module.css';

const { title, description, keywords, headline, tagline, joinCommunity } = homeWords;

const features = [
  { Icon: Palette, ...homeWords.customizable },
  { Icon: Forever, ...homeWords.freeForever },
  { Icon: ChartColumn, ...homeWords.analytics },
];

function prepare(): void {
  import('#features/preview').then(({ finished }) => finished.load()).catch(() => undefined);
}

export function HomePage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={keywords}
        path="/"
        structuredData={[webPage({ name: title, description, path: '/' })]}
      />
      <div className={styles.hero}>
        <h1 className={styles.headline}>
          {headline.product}{' '}
          <span className={styles.second}>
            <span className={styles.bar}>|</span> {headline.promise}
          </span>
        </h1>
        <p className={styles.promise} data-text="soft">
          {tagline}
        </p>
        <ButtonLink to="/community">
          <MessagesSquare aria-hidden="true" />
          {joinCommunity}
        </ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events show that the visitor begins. */}
      <div className={styles.generator} onFocus={prepare} onPointerEnter={prepare}>
        <Generator />
      </div>
      <YourCodes touch={touch} />
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
