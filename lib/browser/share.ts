import { type Locale, localeTable } from '@/lib/i18n/locales';

interface SharedPage {
  url: string;
  title: string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** The networks that have a share address, with their current names. */
const networks = [
  {
    network: 'linkedin',
    name: 'LinkedIn',
    address: ({ url }: SharedPage) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    network: 'twitter',
    name: 'X',
    address: ({ url, title }: SharedPage) => withQuery('https://x.com/intent/post', { url, text: title }),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    address: ({ url }: SharedPage) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    network: 'weibo',
    name: '微博',
    address: ({ url, title }: SharedPage) => withQuery('https://service.weibo.com/share/share.php', { url, title }),
  },
] as const;

/** The share addresses of a page on the networks of a locale. */
export const listShareLinks = (locale: Locale, page: SharedPage) =>
  networks
    .filter(({ network }) => localeTable[locale].networks.some((allowed) => allowed === network))
    .map(({ network, name, address }) => ({ network, name, href: address(page) }));

/** A `mailto:` URL with a page's title and address. Email programs do not decode `+` as a space. */
export const mailtoUrl = ({ url, title }: SharedPage): string =>
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
