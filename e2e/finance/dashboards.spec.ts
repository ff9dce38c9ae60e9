import type { Locale } from '@/lib/i18n/locales';
import { cms } from '@/lib/upstreams/cms';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { linkTo } from '../support/html';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

const dashboards = { climate: 'climate-figures', materials: 'materials-figures', people: 'people-figures' };

const indicatorsOf = async (id: string, locale: Locale) => {
  const found = await cms.dashboard({ locale, draft: false }, id);
  if (!found) throw new Error(`There is no dashboard "${id}".`);
  return found.indicators;
};

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  const common = words(locale);
  const t = words(locale, 'dashboard');

  for (const [id, page] of Object.entries(dashboards))
    test(`the figures of ${id} in ${locale} are shown four to a page @all`, async ({ request }) => {
      const indicators = await indicatorsOf(id, locale);
      const path = await address(page, locale);
      const labelsOf = async (address: string) => {
        const html = await (await request.get(address)).text();
        return indicators.filter(({ label }) => html.includes(`<h3>${label}</h3>`)).map(({ id: name }) => name);
      };
      const names = indicators.map(({ id: name }) => name);
      expect(await labelsOf(path)).toEqual(names.slice(0, 4));
      expect(await labelsOf(`${path}?page=1`)).toEqual(names.slice(4));
      expect(new URL((await request.get(`${path}?page=2`)).url()).pathname).toBe(path);
      expect(linkTo(await (await request.get(path)).text(), 'next')).toContain('?page=1');
    });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`figures are drawn, and written as text and as tables, page by page${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      const [first, , , , fifth] = await indicatorsOf('climate', locale);
      await page.goto(await address('climate-figures', locale));
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: first?.label }) });
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByText(t('targetYear', { year: 2030 }))).toBeVisible();
      await page.getByText(t('table')).click();
      await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(9);
      await page.getByRole('link', { name: common('pager.next') }).click();
      await expect(page.getByRole('heading', { name: fifth?.label })).toBeVisible();
      await expect(page).toHaveURL(/\?page=1$/);
    });
  });

  test(`the pages of figures in ${locale} are reached from the menu and from each other${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, await address('climate-figures', locale));
    for (const id of ['materials-figures', 'people-figures', 'climate-figures']) {
      const target = await address(id, locale);
      await page.getByRole('main').locator(`a[href="${target}"]`).click();
      await expect(page).toHaveURL(target);
      expect(await page.locator(`header a[href="${target}"], footer a[href="${target}"]`).count()).toBeGreaterThan(0);
    }
  });
}
