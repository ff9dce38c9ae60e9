import type { GetStaticProps } from 'next';
import { ErrorView } from '@/components/pages/ErrorView';
import { loadStaticErrorProps } from '@/lib/site/pages/error-page';

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadStaticErrorProps(locale, { is500: true }),
});

export default function Page500() {
  return <ErrorView code={500} />;
}
