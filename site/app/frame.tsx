import type { ReactNode } from 'react';
import { Toaster } from '#ui';
import { frameWords } from '#words/frame';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';

/** The frame around every page's content: a skip link, the sticky header, the footer and the notices. */
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
