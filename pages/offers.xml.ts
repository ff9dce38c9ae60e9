import { buildOffersSitemap } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) =>
  locale ? buildOffersSitemap(locale) : null,
);

export default function OffersSitemap() {
  return null;
}
