import { buildSitemap, buildSitemapIndex } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) =>
  locale ? buildSitemap(locale) : buildSitemapIndex(),
);

export default function Sitemap() {
  return null;
}
