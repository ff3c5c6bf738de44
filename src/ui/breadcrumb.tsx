import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

/** One step of the way to this page. `to` is absent on the last. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The way from the home page to this one, the present page last. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
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
