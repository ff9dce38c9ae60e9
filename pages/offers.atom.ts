import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { feedKeys, parseListQuery, toSearchParams } from '@/lib/model/lists/list-query';
import { feedType } from '@/lib/site/feeds/atom-feed';
import { buildJobFeed } from '@/lib/site/feeds/job-feed';
import { sendPlainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale, query } = context;
  const list = parseListQuery(toSearchParams(query));
  if (!isLocale(locale) || !list) return { notFound: true };
  return sendPlainResponse(context, feedType, buildJobFeed(locale, list), feedKeys);
};

export default function JobFeed() {
  return null;
}
