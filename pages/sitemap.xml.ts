import { sitemap, sitemapIndex } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) =>
  locale ? sitemap(locale) : sitemapIndex(),
);

export default function Sitemap() {
  return null;
}
