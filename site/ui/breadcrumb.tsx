import { Link } from 'react-router';
import { frameWords } from '#words/frame';
import styles from './breadcrumb.module.css';

/** A step of the path to this page. The last step, this page, has no `to`. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The path from the home page to this page. */
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
