import { type Locale, locales, localeTable } from '@/lib/i18n/locales';
import { address, entry, settings } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

test.use({ viewport: sizes.desktop });

for (const locale of ['en', 'cn'] satisfies Locale[]) {
  test(`breadcrumbs in ${locale} lead up from a house; the house itself is plain text${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, await address('sarmante', locale));
    const { t } = shell(page, locale);
    const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') });
    const [houses, house] = [await entry('houses', locale), await entry('sarmante', locale)];
    await expect(trail.getByRole('listitem')).toHaveText([t('breadcrumbs.home'), houses.pageTitle, house.pageTitle]);
    const links = await trail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([`/${locale}/`, await address('houses', locale)]);
    await expect(trail.locator('[aria-current="page"]')).toHaveText(house.pageTitle);
    await trail.getByRole('link', { name: houses.pageTitle }).click();
    await expect(page).toHaveURL(await address('houses', locale));
    await expect(trail.getByRole('listitem')).toHaveText([t('breadcrumbs.home'), houses.pageTitle]);
  });

  test(`the footer in ${locale} holds the logo, languages, links, cookie options and this year${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, await address('history', locale));
    const { footer, languages, t } = shell(page, locale);
    const { footerLinks, cookiesPage, filings, titleSuffix } = await settings(locale);
    await expect(footer.getByRole('link', { name: t('shell.home') })).toHaveAttribute('href', `/${locale}/`);
    await expect(languages(footer)).toHaveText(locales.map((other) => localeTable[other].name));
    const links = footer.getByRole('navigation', { name: t('footer.links') }).getByRole('link');
    const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(shown).toEqual([
      ...footerLinks.map(({ title, url }) => [title, url]),
      [t('footer.cookieOptions'), cookiesPage],
    ]);
    const year = new Date().getFullYear();
    await expect(footer.getByText(t('footer.copyright', { year, owner: titleSuffix }))).toBeVisible();
    expect(filings).toHaveLength(locale === 'cn' ? 2 : 0);
    for (const { title, url } of filings)
      await expect(footer.getByRole('link', { name: title })).toHaveAttribute('href', url);
    await expect(footer.locator('a[href*="filing"]')).toHaveCount(filings.length);
  });
}

test('the home page has no breadcrumbs @all', async ({ page }) => {
  await visit(page, '/en/');
  await expect(page.getByRole('navigation', { name: shell(page, 'en').t('breadcrumbs.label') })).toHaveCount(0);
});

for (const [locale, path, code] of [
  ['en', '/en/nope/', 404],
  ['jp', '/jp/nope/nope/', 404],
  ['en', '/foo.bar', 404],
  ['cn', '/cn/500/', 404],
] satisfies [Locale, string, 404][])
  test(`the error page at ${path} has the logo, the message and the copyright line, and nothing more${coreIn(path, '/en/nope/')}`, async ({
    page,
  }) => {
    await visit(page, path);
    const { header, footer, tools, menu } = shell(page, locale);
    const t = words(locale, 'error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`${code}.title`));
    await expect(page.getByText(t(`${code}.text`))).toBeVisible();
    await expect(header.getByRole('link')).toHaveCount(1);
    await expect(header.getByRole('link')).toHaveAttribute('href', `/${locale}/`);
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(footer.getByRole('link')).toHaveCount(1);
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(menu).toHaveCount(0);
    await expect(tools).toHaveCount(0);
    await page.getByRole('link', { name: t('home') }).click();
    await expect(page).toHaveURL(`/${locale}/`);
    await expect(menu).toBeVisible();
  });
