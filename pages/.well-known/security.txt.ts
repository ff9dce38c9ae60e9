import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { plainResponse } from '@/lib/site/web/plain-response';
import { securityTxt } from '@/lib/site/web/security-txt';

export const getServerSideProps: GetServerSideProps = async (context) =>
  isLocale(context.locale) ? { notFound: true } : plainResponse(context, 'text/plain', securityTxt(new Date()));

export default function SecurityTxt() {
  return null;
}
