import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { offersSitemap } from '@/lib/site/feeds/sitemap';
import { plainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  if (!isLocale(locale)) return { notFound: true };
  return plainResponse(context, 'application/xml', await offersSitemap(locale));
};

export default function OffersSitemap() {
  return null;
}
