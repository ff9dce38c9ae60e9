import { FailureView } from '@/components/pages/FailureView';
import type { PageProps } from '@/lib/site/pages/page-result';

/**
 * Next shows this page in the browser if the code of a page cannot be started; `FailureBoundary` handles pages that
 * fail to render. No server is involved: the content and strings are the ones that the document was loaded with. The
 * development server only needs this page not to fail, and then shows the error that occurred instead.
 */
export default function ErrorPage() {
  return <FailureView />;
}

ErrorPage.getInitialProps = () => {
  const pageProps: PageProps | undefined = globalThis.window?.__NEXT_DATA__.props.pageProps;
  return { ...pageProps, page: { ...pageProps?.page, is500: true } };
};
