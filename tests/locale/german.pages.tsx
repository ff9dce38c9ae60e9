import { screen, within } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { expect, it } from 'vitest';
import { PageView } from '@/components/pages/PageView';
import { Layout } from '@/components/shell/Layout';
import { getLanguageTag, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { buildOffersSitemap, buildSitemap, buildSitemapIndex } from '@/lib/site/feeds/sitemap';
import { loadPageResult } from '@/lib/site/pages/page-result';
import { cms } from '@/lib/upstreams/cms';
import { publications } from '@/lib/upstreams/publications';
import { fakeRouter, renderWithSite } from '@/tests/support/render';

const german = locales.find((locale) => getLanguageTag(locale) === 'de') as Locale;

const loadProps = async (locale: Locale, ...path: string[]) => {
  const result = await loadPageResult({ locale, draft: false }, path);
  if (!('props' in result) || result.status !== 200) throw new Error(`There is no page ${path.join('/')}.`);
  return result.props;
};

const renderPage = async (locale: Locale, ...path: string[]) => {
  const { page, content, structuredData } = await loadProps(locale, ...path);
  const router: NextRouter = fakeRouter({ asPath: `/${[locale, ...path].join('/')}/`, locale });
  renderWithSite(
    <Layout page={page}>
      <PageView page={page} content={content} structuredData={structuredData} />
    </Layout>,
    { content, router },
  );
};

const parsePaths = (xml: string) => [...xml.matchAll(/<loc>[^<]*?(\/[a-z]{2}\/[^<]*)<\/loc>/g)].map(([, path]) => path);

it('is a locale with a language tag', () => {
  expect(isLocale('de')).toBe(true);
  expect(locales).toHaveLength(6);
});

it('has a home page in German, with its menu and without links to pages that it lacks', async () => {
  await renderPage(german);
  expect(screen.getByRole('heading', { level: 2, name: 'Am Anfang steht die Hand' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
  expect(within(menu).getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/de/kontakt/');
  expect(screen.queryByText('Häuser')).toBeNull();
  expect(screen.queryByText('Impressum')).toBeNull();
  expect(screen.queryByText('Arbeiten bei Halcyre')).toBeNull();
  expect(screen.getByText(/unsere Häuser/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'unsere Häuser' })).toBeNull();
});

it('has a second page, which the language switch of the same page in English lists', async () => {
  await renderPage(german, 'kontakt');
  expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  const { content } = await loadProps('en', 'contact');
  expect(content.pageLocalizations).toContainEqual({ locale: 'de', path: '/de/kontakt/' });
});

it('is in the language switch of pages that it lacks, which says so and links to its home page', async () => {
  await renderPage('en', 'group');
  const languageLinks = screen.getAllByText('Deutsch');
  expect(languageLinks.map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toContainEqual([
    '/de/?from=/en/group/',
    'de',
  ]);
});

it('has its two pages in its sitemap, which the sitemap index lists', async () => {
  expect(parsePaths(await buildSitemap(german)).sort()).toEqual(['/de/', '/de/kontakt/']);
  expect(buildSitemapIndex()).toContain('/de/sitemap.xml');
  expect(await buildSitemap('fr')).toContain('hreflang="de"');
});

it('has no events, dashboards or documents, which are not translated, but every offer', async () => {
  const view = { locale: german, draft: false };
  expect(await cms.events(view)).toEqual([]);
  expect(await cms.dashboard(view, 'climate')).toBeNull();
  expect((await publications.documents(german)).documents).toEqual([]);
  expect(parsePaths(await buildOffersSitemap(german)).length).toBeGreaterThan(100);
});
