import { FailureView } from '@/components/pages/FailureView';
import type { PageProps } from '@/lib/site/pages/page-result';

/**
 * Next shows this page in the browser where the code of a page cannot be started; pages that fail to render have
 * `FailureBoundary`. Without a server, its content and strings are those that the document came with.
 */
export default function ErrorPage() {
  return <FailureView />;
}

ErrorPage.getInitialProps = (): PageProps => {
  const { props } = window.__NEXT_DATA__;
  const { pageProps } = props as { pageProps: PageProps };
  return { ...pageProps, page: { ...pageProps.page, is500: true } };
};
