import { frameWords } from '#words/frame';
import { Button } from './button.tsx';
import styles from './try-again.module.css';

interface TryAgainProps {
  /** A sentence about what could not be loaded or done; null while nothing is wrong. */
  readonly problem: string | null;
  readonly retry: () => void;
  readonly className?: string;
}

/**
 * Shows a problem, and a button to try again. Without a problem, renders an empty live region, so that screen readers
 * announce the next problem.
 */
export function TryAgain({ problem, retry, className = styles.trouble }: TryAgainProps) {
  return (
    <div aria-live="polite" className={className}>
      {problem !== null && (
        <>
          <p>{problem}</p>
          <Button size="small" onClick={retry}>
            {frameWords.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
