import { Link } from 'react-router';
import { BrandMark } from '#ui';
import styles from './footer.module.css';
import { SITE_NAME } from './site.ts';

/** The links of the footer and the copyright line with the current year. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p className={styles.line}>
          <BrandMark size={16} />
          {/* The page may have been prerendered in an earlier year. */}
          <span suppressHydrationWarning>
            © {new Date().getFullYear()} {SITE_NAME}
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
