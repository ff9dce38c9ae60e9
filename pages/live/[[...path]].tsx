import type { GetServerSideProps } from 'next';
import { PageView } from '@/components/pages/PageView';
import { isLocale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { listKeys, listQueryString, readPageQuery } from '@/lib/lists/list-query';
import { toSearchParams } from '@/lib/lists/search-params';
import { inTime } from '@/lib/site/pages/in-time';
import { type PageProps, pageResult } from '@/lib/site/pages/page-props';
import { editionFor } from '@/lib/site/refresh/previewed';
import { isRequestFor } from '@/lib/site/web/is-request-for';
import { sharedCaching } from '@/lib/site/web/shared-caching';

export const getServerSideProps: GetServerSideProps<PageProps, { path?: string[] }> = async (context) => {
  const { locale, params, preview = false, query, req, res } = context;
  const list = readPageQuery(toSearchParams(query));
  if (!isLocale(locale) || !list || !listKeys.some((key) => key in query)) return { notFound: true };
  const address = pagePath(locale, params?.path?.join('/') ?? '');
  if (!isRequestFor(address, locale, req)) return { notFound: true };
  if (list.page === 0 && 'page' in query)
    return { redirect: { destination: address + listQueryString(list), permanent: true } };
  const edition = await editionFor(locale, context);
  const result = await inTime(() => pageResult(edition, params?.path, list));
  if (!preview && 'props' in result) res.setHeader('Cache-Control', sharedCaching);
  return result;
};

export default PageView;
