import { Component, type ReactNode } from 'react';
import { MinimalLayout } from '@/components/shell/MinimalLayout';
import type { Page } from '@/lib/model/page';
import { FailureView } from './FailureView';

interface FailureBoundaryProps {
  page: Page;
  children: ReactNode;
}

interface FailureBoundaryState {
  hasFailed: boolean;
}

/**
 * Shows an error page instead of a page that fails to render in the browser, until the visitor navigates to another
 * page. React logs the error to the console.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = (): FailureBoundaryState => ({ hasFailed: true });

  override componentDidUpdate(previousProps: FailureBoundaryProps, { hasFailed }: FailureBoundaryState) {
    if (hasFailed && previousProps.page !== this.props.page) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MinimalLayout>
        <FailureView />
      </MinimalLayout>
    );
  }
}
