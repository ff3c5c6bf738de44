import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show, such as the current path: once it changes, they get another chance. */
  readonly place: unknown;
  /** What is shown in the place of children that threw. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  /** What the children showed when they failed. */
  readonly place: unknown;
}

/** Shows something else instead of children that threw. React itself reports the error to the console. */
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
