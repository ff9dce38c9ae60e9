import { Feed } from 'feed';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { escapeHtml, stripInvalidXml } from '../../shared/html';
import { cms } from '../../upstreams/cms';
import { siteImage } from '../pages/share-image';

export const feedType = 'application/atom+xml';

interface FeedContent {
  title: string;
  /** The path of the list that the feed follows, and the path of the feed. */
  listPath: string;
  feedPath: string;
  /** Newest first; `published` and `updated` (the last change) are ISO dates. */
  items: { title: string; text: string; path: string; published: string; updated?: string | null }[];
}

/** A list of the site as an Atom feed. Rejects if the CMS fails. */
export const buildAtomFeed = async (
  locale: Locale,
  { title, listPath, feedPath, items }: FeedContent,
): Promise<string> => {
  const { titleSuffix } = await cms.settings({ locale, draft: false });
  const listUrl = env.SITE_URL + listPath;
  const changes = items.map(({ published, updated }) => Date.parse(updated ?? published));
  const atom = new Feed({
    id: listUrl,
    link: listUrl,
    title,
    image: env.SITE_URL + siteImage.src,
    copyright: '',
    author: { name: titleSuffix, link: env.SITE_URL },
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { atom: env.SITE_URL + feedPath },
  });
  for (const { path, published, updated, ...texts } of items) {
    const link = env.SITE_URL + path;
    const [heading, description] = [escapeHtml(texts.title), escapeHtml(texts.text)];
    const dates = { published: new Date(published), date: new Date(updated ?? published) };
    atom.addItem({ id: link, link, title: heading, description, ...dates });
  }
  // The library cannot set the language of an Atom feed.
  return stripInvalidXml(atom.atom1().replace('<feed ', `<feed xml:lang="${getLanguageTag(locale)}" `));
};
