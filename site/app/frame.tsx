import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark, barClass, Toaster, useIsHydrated } from '#ui';
import { frameWords } from '#words/frame';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {frameWords.skip}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}

const BUILD_YEAR = Number(import.meta.env.BUILD_YEAR);

/** After hydration, its copyright line shows the current year, even if the page was built in an earlier one. */
function Footer() {
  const year = useIsHydrated() ? new Date().getFullYear() : BUILD_YEAR;
  return (
    <footer className={styles.footer} data-text="soft small">
      <div className={`${barClass} ${styles.footBar}`}>
        <p className={styles.line}>
          <BrandMark size={16} />
          <span>{frameWords.copyright({ year })}</span>
          <Link to="/privacy">{frameWords.links.privacy}</Link>
          <LanguageSwitch />
        </p>
        <nav aria-label={frameWords.footerNavigation}>
          <ul className={styles.links}>
            <li>
              <Link to="/">{frameWords.links.home}</Link>
            </li>
            <li>
              <Link to="/analytics">{frameWords.links.analytics}</Link>
            </li>
            <li>
              <Link to="/templates">{frameWords.links.templates}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
