import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of a failed tree; `retry` renders the children again. */
  readonly renderFallback: (retry: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
}

/** Keeps a failure inside the part of the page it belongs to. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
