import { type Locale, localeTable } from '@/lib/i18n/locales';

/** What is shared of a page: its address, its title and its summary, which may be empty. */
export interface SharedPage {
  url: string;
  title: string;
  text: string;
}

const getMetaContent = (selector: string): string =>
  document.querySelector<HTMLMetaElement>(`meta${selector}`)?.content ?? '';

/** Reads the page that is open from its metadata. */
export const readSharedPage = (): SharedPage => ({
  url: window.location.href,
  title: getMetaContent('[property="og:title"]') || document.title,
  text: getMetaContent('[name="description"]'),
});

const joinLines = (lines: string[], separator: string): string => lines.filter(Boolean).join(separator);

const withQuery = (url: string, query: Record<string, string>) => `${url}?${new URLSearchParams(query)}`;

/** The networks that have a share address, with their current names. */
const networks = [
  {
    network: 'linkedin',
    name: 'LinkedIn',
    buildUrl: ({ url }: SharedPage) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    network: 'twitter',
    name: 'X',
    buildUrl: ({ url, title, text }: SharedPage) =>
      withQuery('https://x.com/intent/post', { url, text: joinLines([title, text], '\n') }),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    buildUrl: ({ url }: SharedPage) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    network: 'weibo',
    name: '微博',
    buildUrl: ({ url, title, text }: SharedPage) =>
      withQuery('https://service.weibo.com/share/share.php', { url, title: joinLines([title, text], ' ') }),
  },
] as const;

/** The share addresses of a page on the networks of a locale. */
export const listShareLinks = (locale: Locale, page: SharedPage) =>
  networks
    .filter(({ network }) => localeTable[locale].networks.some((allowed) => allowed === network))
    .map(({ network, name, buildUrl }) => ({ network, name, href: buildUrl(page) }));

/** A `mailto:` URL with a page's title, summary and address. Email programs do not decode `+` as a space. */
export const buildMailtoUrl = ({ url, title, text }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(joinLines([text, url], '\r\n\r\n'))}`;

/** The text of a page that is copied: its title, its summary and its address, each on a line. */
export const buildCopiedText = ({ url, title, text }: SharedPage): string => joinLines([title, text, url], '\n');

/** Copies a text to the clipboard. Returns whether that was possible. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
