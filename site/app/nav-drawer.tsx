import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { frameWords } from '#words/frame';
import headerButton from './header-button.module.css';
import styles from './nav-drawer.module.css';
import { NavLinks } from './nav-links.tsx';

/**
 * The main links in a side drawer, on screens narrower than 768 px. Escape, a choice and a click on the backdrop close
 * it. The focus then returns to the button that opened it.
 */
export function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={`${headerButton.button} ${styles.opener}`}
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
            className={`${headerButton.button} ${styles.closer}`}
            aria-label={frameWords.closeMenu}
            onClick={close}
          >
            <X aria-hidden="true" />
          </button>
          <nav aria-label={frameWords.mainNavigation}>
            <ul>
              <NavLinks linkClass={styles.link} badgeClass={styles.badge} onChoose={close} />
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
