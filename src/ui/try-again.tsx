import { frameWords } from '#words/frame';
import { Button } from './button.tsx';
import styles from './try-again.module.css';

interface TryAgainProps {
  /** A sentence about what could not be loaded or done; null while nothing is wrong. */
  readonly problem: string | null;
  readonly retry: () => void;
  readonly className?: string;
}

/** A problem, and a button to try again. Without a problem, an empty live region that will announce one. */
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
