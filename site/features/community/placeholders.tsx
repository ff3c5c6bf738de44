import type { ReactNode } from 'react';
import { GhostCode } from '#ui';
import styles from './placeholders.module.css';

/** A placeholder while content is loaded or generated. The placeholder appears only after a short delay. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading}>
      <GhostCode className={styles.ghost} />
      <p>{children}</p>
    </div>
  );
}

interface NoPostsProps {
  readonly words: { readonly title: string; readonly text: string };
  readonly heading: 'h2' | 'h3';
  readonly children?: ReactNode;
}

export function NoPosts({ words, heading: Heading, children }: NoPostsProps) {
  return (
    <div className={styles.empty} data-stack="s center" data-text="soft center">
      <GhostCode className={styles.ghost} />
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      {children}
    </div>
  );
}
