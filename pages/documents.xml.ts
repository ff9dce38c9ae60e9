import { buildDocumentsSitemap } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) =>
  locale ? null : buildDocumentsSitemap(),
);

export default function DocumentsSitemap() {
  return null;
}
