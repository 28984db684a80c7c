import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  children: ReactNode;
  /** In its place until it is there. */
  wait?: ReactNode;
  /** In its place where it cannot be fetched. */
  missing?: ReactNode;
};

/** A part that a screen can do without: it comes when it is fetched, and where it cannot be, the screen stays. */
export class Apart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('part of a screen', error);
  }

  override render(): ReactNode {
    const { children, wait = null, missing = null } = this.props;
    return this.state.failed ? missing : <Suspense fallback={wait}>{children}</Suspense>;
  }
}
