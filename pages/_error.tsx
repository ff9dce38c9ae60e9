import { FailureView } from '@/components/pages/FailureView';
import type { PageProps } from '@/lib/site/pages/page-result';

/**
 * Next shows this page in the browser if the code of a page cannot be started; `FailureBoundary` handles pages that
 * fail to render. No server is involved: the content and strings are the ones that the document was loaded with.
 */
export default function ErrorPage() {
  return <FailureView />;
}

ErrorPage.getInitialProps = (): PageProps => {
  const { props } = window.__NEXT_DATA__;
  const { pageProps } = props as { pageProps: PageProps };
  return { ...pageProps, page: { ...pageProps.page, is500: true } };
};
