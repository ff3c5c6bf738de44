import type { ComponentProps, ReactNode } from 'react';
import styles from './proof.module.css';

/** A square between crop marks, like a printer's proof. It is at most `--proof` wide, by default 250 px. */
export function Proof({ children }: { children: ReactNode }) {
  return (
    <div className={styles.proof}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}

/** A placeholder for a code: three outlined finder patterns and a few modules. Decorative. */
export function GhostCode({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 25 25"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.18"
      aria-hidden="true"
    >
      {['M2.5 2.5', 'M15.5 2.5', 'M2.5 15.5'].map((corner) => (
        <g key={corner}>
          <path d={`${corner}h7v7h-7z`} strokeDasharray="0.6 0.4" />
          <path d={`${corner}m2 2h3v3h-3z`} />
        </g>
      ))}
      <path d="M12 4h1v1h-1zM12 8h1v1h-1zM15 12h1v1h-1zM18 13h1v1h-1zM12 15h1v1h-1zM16 17h1v1h-1zM20 16h1v1h-1zM13 20h1v1h-1zM19 20h1v1h-1zM4 12h1v1h-1zM8 13h1v1h-1zM21 12h1v1h-1z" />
    </svg>
  );
}

/** Without children, a placeholder shows that the picture is being made. */
export function SmallPicture({ className = '', children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={`${styles.small} ${className}`}>
      {children || <GhostCode className={styles.ghost} />}
    </span>
  );
}

interface PictureOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** The picture; null while it is being made. */
  readonly picture: ReactNode;
  readonly mark?: ReactNode;
  readonly isOld?: boolean;
  /** Whether the option was pressed and will be chosen once possible. */
  readonly isWanted?: boolean;
  readonly choose: () => void;
}

/** One option of a few, as a small picture above its words. It is a radio button, to be put into a named group. */
export function PictureOption({ picture, mark, isOld, isWanted, choose, children, ...input }: PictureOptionProps) {
  return (
    <label className={styles.option} data-old={isOld || undefined} data-wanted={isWanted || undefined}>
      <input {...input} type="radio" data-over onChange={choose} />
      <SmallPicture className={styles.optionPicture}>
        {picture && (
          <>
            {picture}
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
          </>
        )}
      </SmallPicture>
      {children}
    </label>
  );
}
