import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { plainResponse } from '@/lib/site/plain-response';
import { sitemap, sitemapIndex } from '@/lib/site/sitemap';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  return plainResponse(context, 'application/xml', isLocale(locale) ? await sitemap(locale) : sitemapIndex());
};

export default function Sitemap() {
  return null;
}
