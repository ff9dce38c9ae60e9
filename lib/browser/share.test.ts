import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { buildCopiedText, buildMailtoUrl, listShareLinks } from './share';

const page = {
  url: 'https://halcyre.example/fr/maisons/?page=1#soie',
  title: 'Soie & cuir : 100 %',
  text: 'Deux matières.',
};

it.each<[Locale, string[]]>([
  ['en', ['LinkedIn', 'X', 'Facebook']],
  ['fr', ['LinkedIn', 'X', 'Facebook']],
  ['it', ['LinkedIn', 'X', 'Facebook']],
  ['jp', ['LinkedIn', 'X', 'Facebook']],
  ['cn', ['LinkedIn', '微博']],
])('share links exist for the networks of %s', (locale, names) => {
  expect(listShareLinks(locale, page).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['LinkedIn', 'en', 'https://www.linkedin.com/sharing/share-offsite/', { url: page.url }],
  ['X', 'en', 'https://x.com/intent/post', { url: page.url, text: `${page.title}\n${page.text}` }],
  ['Facebook', 'en', 'https://www.facebook.com/sharer/sharer.php', { u: page.url }],
  ['微博', 'cn', 'https://service.weibo.com/share/share.php', { url: page.url, title: `${page.title} ${page.text}` }],
] as const)('a share link passes the page to %s', (network, locale, url, query) => {
  const { href } = listShareLinks(locale, page).find(({ name }) => name === network) ?? { href: '' };
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe(url);
  expect(Object.fromEntries(searchParams)).toEqual(query);
});

it('a mailto link has the title, the summary and the address, with spaces not encoded as plus signs', () => {
  const mailto = buildMailtoUrl(page);
  expect(mailto).not.toContain('+');
  const { protocol, searchParams } = new URL(mailto);
  expect(protocol).toBe('mailto:');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: page.title,
    body: `${page.text}\r\n\r\n${page.url}`,
  });
});

it('the copied text has no empty line for a page without a summary', () => {
  expect(buildCopiedText(page)).toBe(`${page.title}\n${page.text}\n${page.url}`);
  expect(buildCopiedText({ ...page, text: '' })).toBe(`${page.title}\n${page.url}`);
});
