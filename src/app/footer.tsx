import { Link } from 'react-router';
import { BrandMark, useIsHydrated } from '#ui';
import styles from './footer.module.css';
import { BUILD_YEAR, SITE_NAME } from './site.ts';

/** The links of the footer and the copyright line with the current year, also on a page that was built in an earlier one. */
export function Footer() {
  const year = useIsHydrated() ? new Date().getFullYear() : BUILD_YEAR;
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p className={styles.line}>
          <BrandMark size={16} />
          <span>
            © {year} {SITE_NAME}
          </span>
        </p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/analytics">Analytics</Link>
            </li>
            <li>
              <Link to="/templates">Templates</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
