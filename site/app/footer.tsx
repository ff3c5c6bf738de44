import { Link } from 'react-router';
import { BrandMark, barClass, useIsHydrated } from '#ui';
import { frameWords } from '#words/frame';
import styles from './footer.module.css';
import { BUILD_YEAR } from './site.ts';

/**
 * The footer: links and a copyright line. After hydration, this line shows the current year, even if the page was built
 * in an earlier year.
 */
export function Footer() {
  const year = useIsHydrated() ? new Date().getFullYear() : BUILD_YEAR;
  return (
    <footer className={styles.footer}>
      <div className={`${barClass} ${styles.bar}`}>
        <p className={styles.line}>
          <BrandMark size={16} />
          <span>{frameWords.copyright(year)}</span>
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
