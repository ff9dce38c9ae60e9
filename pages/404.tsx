import type { GetStaticProps } from 'next';
import { ErrorView } from '@/components/pages/ErrorView';
import { staticErrorProps } from '@/lib/site/pages/error-page';

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await staticErrorProps(locale, { is404: true }),
});

export default function Page404() {
  return <ErrorView code={404} />;
}
