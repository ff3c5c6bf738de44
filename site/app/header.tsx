import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { BrandMark } from '#ui';
import { frameWords, PRODUCT_NAME, SITE_NAME } from '#words/frame';
import styles from './header.module.css';
import { ThemeMenu } from './theme-menu.tsx';

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

const links = [
  { to: '/', label: frameWords.links.home },
  { to: '/templates', label: frameWords.links.templates },
  { to: '/analytics', label: frameWords.links.analytics },
  { to: '/community', label: frameWords.links.community, badge: frameWords.newBadge },
];

interface NavLinksProps {
  readonly linkClass: string;
  readonly badgeClass: string;
  readonly onChoose?: () => void;
}

function NavLinks({ linkClass, badgeClass, onChoose }: NavLinksProps) {
  return links.map(({ to, label, badge }) => (
    <li key={to}>
      <NavLink to={to} className={linkClass} onClick={onChoose}>
        <span>{label}</span>
        {badge && <span className={badgeClass}>{badge}</span>}
      </NavLink>
    </li>
  ));
}

/** The main links in a side drawer below 768 px. Closing it returns the focus to the button that opened it. */
function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.menuOpener}`}
        aria-label={frameWords.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; browsers handle Escape. */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={frameWords.menu}
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
      >
        <div className={styles.sheet}>
          <button
            type="button"
            className={`${styles.button} ${styles.closer}`}
            aria-label={frameWords.closeMenu}
            onClick={close}
          >
            <X aria-hidden="true" />
          </button>
          <nav aria-label={frameWords.mainNavigation}>
            <ul>
              <NavLinks linkClass={styles.drawerLink} badgeClass={styles.drawerBadge} onChoose={close} />
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
