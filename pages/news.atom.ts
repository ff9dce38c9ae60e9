import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { feedType } from '@/lib/site/feeds/atom-feed';
import { newsFeed } from '@/lib/site/feeds/news-feed';
import { plainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  const feed = isLocale(locale) ? await newsFeed(locale) : null;
  return feed ? plainResponse(context, feedType, feed) : { notFound: true };
};

export default function NewsFeed() {
  return null;
}
