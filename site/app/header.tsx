import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '#ui';
import { frameWords, PRODUCT_NAME, SITE_NAME } from '#words/frame';
import styles from './header.module.css';
import { NavDrawer } from './nav-drawer.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The sticky header. Once the page has scrolled, it gets a blurred background. */
export function Header() {
  const top = useRef<HTMLDivElement>(null);
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setHasScrolled(!entry.isIntersecting));
    if (top.current) observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={styles.header} data-scrolled={hasScrolled || undefined}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <BrandMark />
            <span>
              {SITE_NAME} <span className={styles.product}>{PRODUCT_NAME}</span>
            </span>
          </Link>
          <nav className={styles.nav} aria-label={frameWords.mainNavigation}>
            <ul className={styles.links}>
              <NavLinks linkClass={styles.link} badgeClass={styles.badge} />
            </ul>
          </nav>
          <ThemeMenu />
          <NavDrawer />
        </div>
      </header>
    </>
  );
}
