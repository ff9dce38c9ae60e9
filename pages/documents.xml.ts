import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { plainResponse } from '@/lib/site/plain-response';
import { documentsSitemap } from '@/lib/site/sitemap';

export const getServerSideProps: GetServerSideProps = async (context) =>
  isLocale(context.locale) ? { notFound: true } : plainResponse(context, 'application/xml', await documentsSitemap());

export default function DocumentsSitemap() {
  return null;
}
