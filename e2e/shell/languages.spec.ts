import { type Locale, locales, localeTable, tagOf } from '@/lib/i18n/locales';
import { address, settings } from '../support/content';
import { coreIn } from '../support/core';
import { centreOf, isSameDocument, markDocument, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { stopClock, visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

const current = (locale: Locale) => ({ language: localeTable[locale].name });

for (const [from, to] of [
  ['en', 'fr'],
  ['cn', 'jp'],
] satisfies [Locale, Locale][])
  test(`the language menu links a page in ${from} to the same page in ${to}, and the choice is stored${coreIn(from, 'en')}`, async ({
    page,
  }) => {
    await visit(page, await address('houses', from));
    const { header, t } = shell(page, from);
    await header.getByRole('button', { name: t('language.open', current(from)) }).click();
    await header.getByRole('link', { name: localeTable[to].name }).click();
    await expect(page).toHaveURL(await address('houses', to));
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(to));
    await page.goto('/');
    await expect(page).toHaveURL(`/${to}/`);
  });

test('a page without a translation links to the home page of the other language', async ({ page }) => {
  await visit(page, await address('kyoto-atelier', 'en'));
  const { header, t } = shell(page, 'en');
  await header.getByRole('button', { name: t('language.open', current('en')) }).click();
  const links = header.locator('a[hreflang]:visible');
  await expect(links).toHaveText(locales.map((locale) => localeTable[locale].name));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    await address('kyoto-atelier', 'en'),
    '/fr/',
    '/it/',
    '/cn/',
    await address('kyoto-atelier', 'jp'),
  ]);
  await header.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/');
});

for (const locale of ['cn', 'jp'] satisfies Locale[])
  test(`the page's language stays a language tag in ${locale}: at first, after hydration and after navigation${coreIn(locale, 'jp')}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.lang)).observe(document, {
        attributeFilter: ['lang'],
        subtree: true,
      });
    });
    await visit(page, `/${locale}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(locale));
    const { tab } = shell(page, locale);
    const [group] = (await settings(locale)).headerTabs;
    await markDocument(page);
    await tab(group?.text ?? '').click();
    await expect(page).toHaveURL(group?.link ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(locale));
    await page.goBack();
    await expect(page).toHaveURL(`/${locale}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(locale));
    expect(await isSameDocument(page)).toBe(true);
  });

test.describe('the menu left alone', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  for (const locale of ['en', 'jp'] satisfies Locale[])
    test(`closes itself after five seconds on desktop in ${locale}${coreIn(locale, 'en')}`, async ({ page }) => {
      await visit(page, `/${locale}/`);
      const { header, t } = shell(page, locale);
      const trigger = header.getByRole('button', { name: t('language.open', current(locale)) });
      const link = header.getByRole('link', { name: localeTable.it.name });
      await stopClock(page);
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await page.clock.runFor(4900);
      await expect(link).toBeVisible();
      await page.clock.runFor(200);
      await expect(link).toBeHidden();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });

  test('stays open while it is hovered, and closes five seconds later', async ({ page }) => {
    await visit(page, '/en/');
    const { header, t } = shell(page, 'en');
    const link = header.getByRole('link', { name: localeTable.it.name });
    await stopClock(page);
    await header.getByRole('button', { name: t('language.open', current('en')) }).click();
    const { x, y } = await centreOf(link);
    await page.mouse.move(x, y, { steps: 5 });
    await page.clock.runFor(20_000);
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(4900);
    await expect(link).toBeVisible();
    await page.clock.runFor(200);
    await expect(link).toBeHidden();
  });

  test('stays open while it has the focus @all', async ({ page }) => {
    await visit(page, '/en/');
    const { header, t } = shell(page, 'en');
    const trigger = header.getByRole('button', { name: t('language.open', current('en')) });
    const link = header.getByRole('link', { name: localeTable.fr.name });
    await stopClock(page);
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('stays open on a tablet @all', async ({ page }) => {
    await page.setViewportSize(sizes.tablet);
    await visit(page, '/en/');
    const { header, t } = shell(page, 'en');
    await stopClock(page);
    await header.getByRole('button', { name: t('language.open', current('en')) }).click();
    await page.clock.runFor(20_000);
    await expect(header.getByRole('link', { name: localeTable.it.name })).toBeVisible();
  });
});
