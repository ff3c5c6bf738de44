import { Button } from './button.tsx';
import styles from './try-again.module.css';

interface TryAgainProps {
  /** What could not be had, in a sentence; null while nothing is wrong. */
  readonly problem: string | null;
  readonly retry: () => void;
  readonly className?: string;
}

/**
 * Says what could not be had, and offers another try. Without a problem it is the empty region that will announce one.
 */
export function TryAgain({ problem, retry, className = styles.trouble }: TryAgainProps) {
  return (
    <div aria-live="polite" className={className}>
      {problem !== null && (
        <>
          <p>{problem}</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
