import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { sitemap, sitemapIndex } from '@/lib/site/feeds/sitemap';
import { plainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  return plainResponse(context, 'application/xml', isLocale(locale) ? await sitemap(locale) : sitemapIndex());
};

export default function Sitemap() {
  return null;
}
