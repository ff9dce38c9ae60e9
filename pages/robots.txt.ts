import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { env } from '@/lib/platform/env';
import { plainResponse } from '@/lib/site/web/plain-response';

const rules = `User-agent: *
Disallow: /api/
Sitemap: ${env.SITE_URL}/sitemap.xml
`;

export const getServerSideProps: GetServerSideProps = async (context) =>
  isLocale(context.locale) ? { notFound: true } : plainResponse(context, 'text/plain', rules);

export default function Robots() {
  return null;
}
