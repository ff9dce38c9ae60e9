import type { GetStaticProps } from 'next';
import { ErrorView } from '@/components/pages/ErrorView';
import { builtErrorProps } from '@/lib/site/pages/error-page';

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await builtErrorProps(locale, { is500: true }),
});

export default function Page500() {
  return <ErrorView code={500} />;
}
