import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbsOf, directoryOf } from '@/lib/site/pages/directory';
import { address, entry } from './support/content';
import { coreIn } from './support/core';
import { isSameDocument, markDocument, shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { words } from './support/words';

test.use({ viewport: sizes.desktop });

/** The links in a page's content whose `kind` is the given one. */
const linksOf = async (id: string, locale: Locale, kind: string) =>
  (await entry(id, locale)).sections
    .flatMap((section) => ('links' in section ? section.links : []))
    .filter((link) => link.kind === kind);

for (const locale of ['en', 'cn'] satisfies Locale[]) {
  test(`a page of the site opens in a new tab in ${locale} if its link says so${coreIn(locale, 'en')}`, async ({
    page,
    context,
  }) => {
    await visit(page, await address('harvest-film', locale));
    const [cookies] = await linksOf('harvest-film', locale, 'internal-new-tab');
    const name = `${cookies?.label} ${words(locale)('link.newTab')}`;
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(await address('cookies', locale));
    await expect(page).toHaveURL(await address('harvest-film', locale));
  });

  test(`a file link in ${locale} downloads the file @all`, async ({ page }) => {
    await visit(page, await address('investors', locale));
    const [report] = await linksOf('investors', locale, 'file');
    const saved = page.waitForEvent('download');
    await page
      .getByRole('main')
      .getByRole('link', { name: `${report?.label} ${words(locale)('link.downloads')}` })
      .click();
    expect((await saved).suggestedFilename()).toBe('halcyre-annual-report-2025-en.pdf');
  });

  test(`a link within the page in ${locale} goes to its anchor, and a link to the site does not reload it${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, await address('media-library', locale));
    const [library, film] = [await entry('media-library', locale), await address('harvest-film', locale)];
    const [hero] = library.sections;
    const inpage = hero?.type === 'hero' ? hero.slides[0]?.link : null;
    await page.getByRole('main').getByRole('link', { name: inpage?.label }).first().click();
    await expect(page).toHaveURL(/#films$/);
    await markDocument(page);
    await page.locator(`main a[href="${film}"]`).click();
    await expect(page).toHaveURL(film);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`a level without a page is plain text in the breadcrumbs in ${locale} @all`, async ({ page, request }) => {
    const film = await entry('harvest-film', locale);
    await visit(page, await address('harvest-film', locale));
    const { t } = shell(page, locale);
    const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') });
    const view = { locale, draft: false };
    const breadcrumbs = breadcrumbsOf(view, await directoryOf(view), film);
    const titles = breadcrumbs.slice(1).map(({ title }) => title);
    await expect(trail.getByRole('listitem')).toHaveText([t('breadcrumbs.home'), ...titles]);
    await expect(trail.getByRole('link')).toHaveText([t('breadcrumbs.home'), titles[0] ?? '']);
    expect((await request.get(breadcrumbs[2]?.path ?? '')).status()).toBe(404);
  });
}

test('a result on another site opens in a new tab, and so does an event there', async ({ page }) => {
  const elsewhere = 'https://house-of-measures.example/talks/measuring-blue';
  await visit(page, '/en/');
  const { searchButton, searchPopup, t } = shell(page, 'en');
  await searchButton.click();
  await searchPopup.getByRole('combobox', { name: t('search.field') }).fill('Measuring blue');
  await page.keyboard.press('Enter');
  const name = `Measuring blue ${t('link.newTab')}`;
  const result = searchPopup.getByRole('link', { name });
  await expect(result).toHaveAttribute('href', elsewhere);
  await expect(result).toHaveAttribute('target', '_blank');
  await visit(page, `${await address('events', 'en')}?year=2027&type=talk`);
  const event = page.getByRole('main').getByRole('link', { name });
  await expect(event).toHaveAttribute('href', elsewhere);
  await expect(event).toHaveAttribute('rel', 'noopener noreferrer');
});
