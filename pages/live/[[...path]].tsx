import type { GetServerSideProps } from 'next';
import { PageView } from '@/components/PageView';
import { isLocale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { hasListQuery, listPage } from '@/lib/site/list-query';
import { type PageProps, pageResult } from '@/lib/site/page-props';

export const getServerSideProps: GetServerSideProps<PageProps, { path?: string[] }> = async (context) => {
  const { locale, params, preview = false, query } = context;
  const list = listPage(query);
  if (!isLocale(locale) || !hasListQuery(query) || list === null) return { notFound: true };
  if (list === 0)
    return { redirect: { destination: pagePath(locale, params?.path?.join('/') ?? ''), permanent: true } };
  return pageResult({ locale, draft: preview }, params?.path, list);
};

export default PageView;
