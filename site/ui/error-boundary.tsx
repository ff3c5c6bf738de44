import { Component, type ReactNode } from 'react';
import { frameWords } from '#words/frame';
import { Button } from './button.tsx';
import styles from './try-again.module.css';

interface ErrorBoundaryProps {
  /** Identifies the content, such as by its path. When it changes, the children are rendered again. */
  readonly place: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly place: unknown;
}

/** Shows `fallback` instead of children that threw. React itself reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface TryAgainProps {
  readonly problem: string | null;
  readonly retry: () => void;
  readonly className?: string;
}

/** Without a problem, renders an empty live region, so that screen readers announce the next problem. */
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
