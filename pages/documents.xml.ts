import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { documentsSitemap } from '@/lib/site/feeds/sitemap';
import { plainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) =>
  isLocale(context.locale) ? { notFound: true } : plainResponse(context, 'application/xml', await documentsSitemap());

export default function DocumentsSitemap() {
  return null;
}
