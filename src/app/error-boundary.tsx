import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  /** The current path: once it changes, the children get another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
}

/** Shows the error screen instead of children that threw. React itself reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (state.failedAt === null || state.failedAt === props.place) return null;
    return { failedAt: state.failedAt === '' ? props.place : null };
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <ErrorScreen />;
  }
}
