import { type Locale, localeTable } from '@/lib/i18n/locales';

interface SharedPage {
  url: string;
  title: string;
}

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
    buildUrl: ({ url, title }: SharedPage) => withQuery('https://x.com/intent/post', { url, text: title }),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    buildUrl: ({ url }: SharedPage) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    network: 'weibo',
    name: '微博',
    buildUrl: ({ url, title }: SharedPage) => withQuery('https://service.weibo.com/share/share.php', { url, title }),
  },
] as const;

/** The share addresses of a page on the networks of a locale. */
export const listShareLinks = (locale: Locale, page: SharedPage) =>
  networks
    .filter(({ network }) => localeTable[locale].networks.some((allowed) => allowed === network))
    .map(({ network, name, buildUrl }) => ({ network, name, href: buildUrl(page) }));

/** A `mailto:` URL with a page's title and address. Email programs do not decode `+` as a space. */
export const buildMailtoUrl = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Copies a text to the clipboard. Returns whether that was possible. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
