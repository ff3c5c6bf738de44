import { NavLink } from 'react-router';
import { frameWords } from '#words/frame';

const links = [
  { to: '/', label: frameWords.links.home },
  { to: '/templates', label: frameWords.links.templates },
  { to: '/analytics', label: frameWords.links.analytics },
  { to: '/community', label: frameWords.links.community, badge: frameWords.newBadge },
];

interface NavLinksProps {
  readonly linkClass: string;
  readonly badgeClass: string;
  /** Called when the visitor chooses a link. */
  readonly onChoose?: () => void;
}

/** The four main links, as list items. */
export function NavLinks({ linkClass, badgeClass, onChoose }: NavLinksProps) {
  return links.map(({ to, label, badge }) => (
    <li key={to}>
      <NavLink to={to} className={linkClass} onClick={onChoose}>
        <span>{label}</span>
        {badge && <span className={badgeClass}>{badge}</span>}
      </NavLink>
    </li>
  ));
}
