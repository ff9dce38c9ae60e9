import type { GetStaticProps } from 'next';
import { ErrorView } from '@/components/pages/ErrorView';
import { loadStaticErrorProps } from '@/lib/site/pages/error-page';

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadStaticErrorProps(locale, { is404: true }),
});

export default function Page404() {
  return <ErrorView code={404} />;
}
