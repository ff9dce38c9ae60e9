import { env } from '@/lib/platform/env';
import { serveText } from '@/lib/site/web/plain-response';

const rules = `User-agent: *
Disallow: /api/
Sitemap: ${env.SITE_URL}/sitemap.xml
`;

export const getServerSideProps = serveText('text/plain', async (locale) => (locale ? null : rules));

export default function Robots() {
  return null;
}
