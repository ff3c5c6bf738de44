import { expect, it } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const { getDerivedStateFromError, getDerivedStateFromProps } = ErrorBoundary;

it('an error boundary shows the fallback after an error, and the children again once `place` changes', () => {
  const props = { place: '/many', fallback: 'failed', children: 'page' };
  const boundary = new ErrorBoundary(props);
  expect(boundary.render()).toBe('page');
  boundary.state = { ...boundary.state, ...getDerivedStateFromError() };
  expect(boundary.render()).toBe('failed');
  expect(getDerivedStateFromProps(props, boundary.state)).toBeNull();
  expect(getDerivedStateFromProps({ ...props, place: '/' }, boundary.state)).toEqual({ hasFailed: false, place: '/' });
});
