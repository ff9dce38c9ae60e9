import { feedType } from '@/lib/site/feeds/atom-feed';
import { buildNewsFeed } from '@/lib/site/feeds/news-feed';
import { serveText } from '@/lib/site/web/plain-response';

export const getServerSideProps = serveText(feedType, async (locale) => (locale ? buildNewsFeed(locale) : null));

export default function NewsFeed() {
  return null;
}
