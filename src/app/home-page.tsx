import { ChartColumn, Infinity as Forever, MessagesSquare, Palette } from 'lucide-react';
import { useRef, useState } from 'react';
import { Generator } from '#features/generator';
import { YourCodes } from '#features/library';
import { twice } from '#late';
import { ButtonLink } from '#ui';
import { Head } from './head.tsx';
import styles from './home-page.module.css';
import { PRODUCT_NAME, TAGLINE } from './site.ts';

const description =
  'Make a QR code in your browser, free: your colours, gradients and logo, no watermark, no account, nothing sent anywhere. Download it as a PNG and test that it scans.';

const features = [
  {
    Icon: Palette,
    title: 'Customizable',
    text: 'Your colours, a gradient, your logo or a picture over the whole code. Every choice shows at once, as it will be downloaded.',
  },
  {
    Icon: Forever,
    title: 'Free Forever',
    text: 'No cost, no watermark, no sign-in. The code holds your text itself, with no link of ours in between that could expire.',
  },
  {
    Icon: ChartColumn,
    title: 'Analytics',
    text: 'Built-in counters for what you made and downloaded. They stay in this browser; nobody else reads them.',
  },
];

/** A failure is met again, and reported, when the visitor goes there. */
function preloadPreview(): void {
  import('./preview-page.tsx').catch(() => undefined);
}

/** The library's own step, for back-ups that come where pictures do. Rejects when it cannot be had. */
async function restoreBackUp(file: Blob): Promise<void> {
  const { restore } = await twice(() => import('#features/library/restoring'));
  await restore(file);
}

/** The tool, and what it promises. */
export function HomePage() {
  const generator = useRef<HTMLDivElement>(null);
  const [isInUse, setIsInUse] = useState(false);

  function prepareNext(): void {
    preloadPreview();
    setIsInUse(true);
  }

  /** Brings the top of the tool into sight, and the keyboard into the content, once what was opened is rendered. */
  function toGenerator(): void {
    requestAnimationFrame(() => {
      const place = generator.current;
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector<HTMLElement>('input[type="text"], textarea')?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      <Head
        title={`Free Custom ${PRODUCT_NAME}`}
        description={description}
        keywords={['QR code generator', 'free QR code', 'custom QR code', 'QR code with logo', 'QR code gradient']}
        path="/"
        structuredData={[{ type: 'WebPage', data: { name: `Free Custom ${PRODUCT_NAME}`, description, path: '/' } }]}
      />
      <div className={styles.hero}>
        <div>
          <h1 className={styles.headline}>
            Free {PRODUCT_NAME} <span className={styles.bar}>|</span>{' '}
            <span className={styles.second}>Create Custom QR Codes Instantly</span>
          </h1>
          <p className={styles.promise}>{TAGLINE}</p>
        </div>
        <ButtonLink to="/community">
          <MessagesSquare aria-hidden="true" />
          Join Our Community
        </ButtonLink>
      </div>
      <div ref={generator}>
        <Generator prepareNext={prepareNext} restoreBackUp={restoreBackUp} />
      </div>
      <YourCodes isInUse={isInUse} toGenerator={toGenerator} />
      <ul className={styles.features}>
        {features.map(({ Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <Icon aria-hidden="true" />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
