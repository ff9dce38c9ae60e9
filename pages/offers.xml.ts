import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { plainResponse } from '@/lib/site/plain-response';
import { offersSitemap } from '@/lib/site/sitemap';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  if (!isLocale(locale)) return { notFound: true };
  return plainResponse(context, 'application/xml', await offersSitemap(locale));
};

export default function OffersSitemap() {
  return null;
}
