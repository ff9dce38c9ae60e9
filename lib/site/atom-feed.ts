import { Feed } from 'feed';
import { cms } from '../cms';
import { env } from '../env';
import { escapeHtml } from '../html';
import { type Locale, tagOf } from '../i18n/locales';
import { siteImage } from './load-page';

/** What XML has no form for. */
const unspeakable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

interface FeedContent {
  title: string;
  /** The path of the list that the feed follows, and that of the feed itself. */
  list: string;
  feed: string;
  /** The newest first; `date` is an ISO date. */
  items: { title: string; text: string; path: string; date: string }[];
}

/** A list of the site as an Atom feed. */
export const atomFeed = async (locale: Locale, { title, list, feed, items }: FeedContent): Promise<string> => {
  const { titleSuffix } = await cms.settings({ locale, draft: false });
  const address = env.SITE_URL + list;
  const atom = new Feed({
    id: address,
    link: address,
    title,
    language: tagOf(locale),
    image: env.SITE_URL + siteImage.src,
    copyright: '',
    author: { name: titleSuffix, link: env.SITE_URL },
    updated: new Date(items[0]?.date ?? 0),
    feedLinks: { atom: env.SITE_URL + feed },
  });
  for (const { path, date, ...words } of items) {
    const link = env.SITE_URL + path;
    const [heading, description] = [escapeHtml(words.title), escapeHtml(words.text)];
    atom.addItem({ id: link, link, title: heading, description, date: new Date(date) });
  }
  return atom.atom1().replace(unspeakable, '');
};
