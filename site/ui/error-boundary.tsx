import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Identifies the content, such as by its path. When it changes, the children are rendered again. */
  readonly place: unknown;
  /** Shown instead of children that threw. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  /** The value of `place` when the children failed. */
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
