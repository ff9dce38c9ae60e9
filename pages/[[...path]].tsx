import type { GetStaticPaths, GetStaticProps } from 'next';
import { PageView } from '@/components/pages/PageView';
import { isLocale, locales } from '@/lib/i18n/locales';
import { directoryOf } from '@/lib/site/pages/directory';
import { inTime } from '@/lib/site/pages/in-time';
import { type PageProps, pageResult } from '@/lib/site/pages/page-props';
import { editionFor } from '@/lib/site/refresh/previewed';

type Params = { path?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = async () => {
  const perLocale = await Promise.all(
    locales.map(async (locale) => {
      const { pages } = await directoryOf({ locale, draft: false });
      return pages.map(({ path }) => ({ params: { path: path ? path.split('/') : [] }, locale }));
    }),
  );
  return { paths: perLocale.flat(), fallback: 'blocking' };
};

export const getStaticProps: GetStaticProps<PageProps, Params> = async ({ locale, params, ...preview }) => {
  if (!isLocale(locale)) return { notFound: true };
  const edition = await editionFor(locale, preview);
  const result = await inTime(() => pageResult(edition, params?.path));
  return { ...result, revalidate: 60 };
};

export default PageView;
