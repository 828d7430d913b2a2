import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What the children show: something else is a new attempt after a failure. */
  readonly of?: unknown;
  /** Rendered instead of a failed tree; `retry` renders the children again. */
  readonly renderFallback: (retry: () => void) => ReactNode;
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly of: unknown;
}

/** Keeps a failure inside the part of the page it belongs to. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, of: this.props.of };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { failed: false, of };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
