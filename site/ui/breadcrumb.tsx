import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { frameWords } from '#words/frame';
import styles from './breadcrumb.module.css';

interface SentenceProps {
  /** A sentence from `#words`, such as `Posted {date} ({age})`. */
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/**
 * Page translation replaces text nodes, and React does not find them again. So each text is the only child of an element.
 * Replaces each `{name}` in `text` by the element of that name in `parts`; without one, it is left out.
 */
export function Sentence({ text, parts }: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? parts[piece] : piece && createElement('span', null, piece))),
  );
}

/** A step of the path to this page. The last step, this page, has no `to`. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={frameWords.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={styles.item}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
