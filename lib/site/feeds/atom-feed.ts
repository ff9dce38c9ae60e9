import { Feed } from 'feed';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { escapeHtml, stripInvalidXml } from '../../shared/html';
import { cms } from '../../upstreams/cms';
import { siteImage } from '../pages/share-image';

export const feedType = 'application/atom+xml';

interface FeedContent {
  title: string;
  /** The path of the list that the feed follows, and the path of the feed, which identifies it. */
  listPath: string;
  feedPath: string;
  /**
   * Newest first; `id` does not change with the content of an item, and `published` and `updated` (the last change) are
   * ISO dates.
   */
  items: { id: string; title: string; text: string; path: string; published: string; updated?: string | null }[];
}

/** A list of the site as an Atom feed. Rejects if the CMS fails. */
export const buildAtomFeed = async (
  locale: Locale,
  { title, listPath, feedPath, items }: FeedContent,
): Promise<string> => {
  const { titleSuffix } = await cms.settings({ locale, draft: false });
  const feedUrl = env.SITE_URL + feedPath;
  const changes = items.map(({ published, updated }) => Date.parse(updated ?? published));
  const atom = new Feed({
    id: feedUrl,
    link: env.SITE_URL + listPath,
    title,
    image: env.SITE_URL + siteImage.src,
    copyright: '',
    author: { name: titleSuffix, link: env.SITE_URL },
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { atom: feedUrl },
  });
  for (const { path, published, updated, ...texts } of items) {
    // Programs that read feeds show an item with another id as a new one.
    const id = `${env.SITE_URL}/${locale}/#${texts.id}`;
    const [heading, description] = [escapeHtml(texts.title), escapeHtml(texts.text)];
    const dates = { published: new Date(published), date: new Date(updated ?? published) };
    atom.addItem({ id, link: env.SITE_URL + path, title: heading, description, ...dates });
  }
  // The library cannot set the language of an Atom feed.
  return stripInvalidXml(atom.atom1().replace('<feed ', `<feed xml:lang="${getLanguageTag(locale)}" `));
};
