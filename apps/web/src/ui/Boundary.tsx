import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown instead of what did not hold. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a part that fails from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
