import { serveText } from '@/lib/site/web/plain-response';
import { buildSecurityTxt } from '@/lib/site/web/security-txt';

export const getServerSideProps = serveText('text/plain', async (locale) =>
  locale ? null : buildSecurityTxt(new Date()),
);

export default function SecurityTxt() {
  return null;
}
