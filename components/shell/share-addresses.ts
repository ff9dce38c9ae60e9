import { type Locale, localeTable } from '@/lib/i18n/locales';

interface SharedPage {
  url: string;
  title: string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** The networks that take a page from an address, by the names they go by today. */
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
    name: 'Weibo',
    address: ({ url, title }: SharedPage) => withQuery('https://service.weibo.com/share/share.php', { url, title }),
  },
] as const;

/** Where a page is shared on the networks that a locale shows. */
export const shareAddresses = (locale: Locale, page: SharedPage) =>
  networks
    .filter(({ network }) => localeTable[locale].networks.some((shown) => shown === network))
    .map(({ network, name, address }) => ({ network, name, href: address(page) }));

/** A mail with the title and the address of a page. Programs for mail take no plus for a space. */
export const mailAddress = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
