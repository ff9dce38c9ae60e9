import { documentsSitemap } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) => (locale ? null : documentsSitemap()));

export default function DocumentsSitemap() {
  return null;
}
