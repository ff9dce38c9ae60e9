import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { plainResponse } from '@/lib/site/web/plain-response';
import { securityTxt } from '@/lib/site/web/security-txt';

/** Its URL is /.well-known/security.txt: see lib/site/web/routing.ts. */
export const getServerSideProps: GetServerSideProps = async (context) =>
  isLocale(context.locale) ? { notFound: true } : plainResponse(context, 'text/plain', securityTxt(new Date()));

export default function SecurityTxt() {
  return null;
}
