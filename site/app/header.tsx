import { Menu, Monitor, Moon, Sun, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router';
import { settings, type Theme } from '#storage';
import { BrandMark, menuClass, VisuallyHidden } from '#ui';
import { frameWords, PRODUCT_NAME, SITE_NAME } from '#words/frame';
import { LANGUAGE } from '#words/language';
import styles from './header.module.css';

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
        <div className={styles.bar} data-line="s">
          <Link to="/" className={styles.brand}>
            <BrandMark />
            <span>
              {SITE_NAME} <span className={styles.product}>{PRODUCT_NAME}</span>
            </span>
          </Link>
          <OtherLanguage />
          <nav className={styles.nav} aria-label={frameWords.mainNavigation}>
            <ul data-row="xs end">
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

/** Offers the page in the language that the visitor chose before, or that the browser prefers. */
function OtherLanguage() {
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(() => {
    const reads = settings.language.read() || navigator.language;
    if (reads.slice(0, 2) === LANGUAGE.slice(0, 2)) return;
    import('./language-offer.tsx').then(
      ({ LanguageOffer }) => setOffer(<LanguageOffer />),
      () => undefined,
    );
  }, []);
  return offer;
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

const themes = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const;

function readServerTheme(): Theme {
  return 'system';
}

function ThemeMenu() {
  const id = useId();
  const menu = useRef<HTMLFieldSetElement>(null);
  const theme = useSyncExternalStore(settings.theme.subscribe, settings.theme.read, readServerTheme);
  // Also applies a choice made in another tab.
  useEffect(() => settings.theme.subscribe(wearTheme), []);
  const { Icon } = themes.find(({ value }) => value === theme) ?? themes[2];
  return (
    <div>
      <button
        type="button"
        className={`${styles.button} ${styles.themeOpener}`}
        popoverTarget={id}
        aria-label={frameWords.themeIs[theme]}
      >
        <Icon aria-hidden="true" />
      </button>
      <fieldset ref={menu} id={id} popover="auto" className={`${menuClass} ${styles.menu}`}>
        <legend>
          <VisuallyHidden>{frameWords.theme}</VisuallyHidden>
        </legend>
        {themes.map(({ value, Icon: Mark }) => (
          // A click on the label causes a second click, on the radio button. The handler is on the label, because
          // WebKit reports the second click as if it came without a pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys choose, and Escape closes the menu.
          <label
            key={value}
            className={styles.choice}
            data-line="m"
            onClick={(event) => {
              // The arrow keys also cause a click, but without a pointer. Then the menu stays open.
              if (event.detail > 0) menu.current?.hidePopover();
            }}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => settings.theme.write(value)}
            />
            <Mark aria-hidden="true" />
            {frameWords.themes[value]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Also for the browser around the page. The script in the page's head does the same before the first paint. */
function wearTheme(): void {
  const theme = settings.theme.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.theme;
    // biome-ignore lint/plugin: media queries.
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
