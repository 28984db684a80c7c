import { Component, type ReactNode, Suspense } from 'react';

/** A part that a screen can do without: it comes when it is fetched, and where it cannot be, the screen stays. */
export class Apart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('part of a screen', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
