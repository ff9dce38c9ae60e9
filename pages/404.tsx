import type { GetStaticProps } from 'next';
import { ErrorView } from '@/components/pages/ErrorView';
import { errorPageProps } from '@/lib/site/pages/error-page';

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await errorPageProps(locale, { is404: true }),
});

export default function Page404() {
  return <ErrorView code={404} />;
}
