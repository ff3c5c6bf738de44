import { NavLink } from 'react-router';

const links = [
  { to: '/', label: 'Home' },
  { to: '/templates', label: 'Templates' },
  { to: '/analytics', label: 'Analytics' },
  { to: '/community', label: 'Community', badge: 'New' },
];

interface NavLinksProps {
  readonly linkClass: string;
  readonly badgeClass: string;
  /** Called when the visitor has chosen where to go. */
  readonly onChoose?: () => void;
}

/** The four main links, as list items. */
export function NavLinks({ linkClass, badgeClass, onChoose }: NavLinksProps) {
  return links.map(({ to, label, badge }) => (
    <li key={to}>
      <NavLink to={to} end={to === '/'} className={linkClass} onClick={onChoose}>
        <span>{label}</span>
        {badge && <span className={badgeClass}>{badge}</span>}
      </NavLink>
    </li>
  ));
}
