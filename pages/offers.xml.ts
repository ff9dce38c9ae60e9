import { offersSitemap } from '@/lib/site/feeds/sitemap';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText('application/xml', async (locale) =>
  locale ? offersSitemap(locale) : null,
);

export default function OffersSitemap() {
  return null;
}
