import { expect, it } from 'vitest';
import type { Page } from '@/lib/model/page';
import type { SiteContent } from '@/lib/model/site-content';
import { page, siteContent } from '@/tests/support/site-content';
import { structuredData } from './structured-data';

const url = 'https://halcyre.example/fr/actualites/resultats/';
const image = 'https://halcyre.example/media/results.jpg';

const dataOf = (parts: Partial<Page> = {}, content: Partial<SiteContent> = {}) =>
  structuredData(page(parts), siteContent({ locale: 'fr', ...content }), url, image);

it('is about the group on a page of it', () => {
  const socialNetworks = [{ network: 'linkedin' as const, url: 'https://linkedin.example/halcyre' }];
  expect(dataOf({}, { socialNetworks })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://halcyre.example/#organization',
      name: 'Halcyre',
      url: 'https://halcyre.example/fr/',
      logo: 'https://halcyre.example/apple-touch-icon.png',
      sameAs: ['https://linkedin.example/halcyre'],
    },
  ]);
});

it('is about the article on its page', () => {
  const article = {
    pageTitle: 'Résultats',
    pageType: 'NewsArticle',
    publishedAt: '2026-07-24',
    updatedAt: '2026-07-25',
  } as const;
  expect(dataOf(article)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Résultats',
      description: 'What the group is.',
      image: [image],
      datePublished: '2026-07-24',
      dateModified: '2026-07-25',
      inLanguage: 'fr',
      mainEntityOfPage: url,
      author: expect.objectContaining({ '@type': 'Organization', name: 'Halcyre' }),
      publisher: expect.objectContaining({ '@id': 'https://halcyre.example/#organization' }),
    },
  ]);
});

it('takes an article that was never changed as changed when it was published', () => {
  const [article] = dataOf({ pageType: 'NewsArticle', publishedAt: '2026-07-24', updatedAt: null });
  expect(article).toMatchObject({ dateModified: '2026-07-24' });
});

it('names languages by their tags', () => {
  const [article] = dataOf({ pageType: 'NewsArticle' }, { locale: 'cn' });
  expect(article).toMatchObject({ inLanguage: 'zh-CN' });
});

it('says where the page stands', () => {
  const breadcrumbs = [
    { title: 'Groupe', path: '/fr/groupe/' },
    { title: 'Histoire', path: '/fr/groupe/histoire/' },
  ];
  expect(dataOf({}, { breadcrumbs }).at(-1)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Groupe', item: 'https://halcyre.example/fr/groupe/' },
      { '@type': 'ListItem', position: 2, name: 'Histoire', item: 'https://halcyre.example/fr/groupe/histoire/' },
    ],
  });
});
