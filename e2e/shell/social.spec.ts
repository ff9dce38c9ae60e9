import type { Locale } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const abroad = ['LinkedIn', 'Instagram', 'TikTok', 'Twitter', 'Facebook', 'YouTube'];
const inChina = ['LinkedIn', 'TikTok', '微博', '优酷'];
const expected: Partial<Record<Locale, string[]>> = { en: abroad, jp: abroad, cn: inChina };

for (const [code, names] of Object.entries(expected)) {
  const locale = code as Locale;

  test(`in ${locale} the networks are ${names.join(', ')}${coreIn(locale, 'en')}`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, `/${locale}/`);
    const { footer, t } = shell(page, locale);
    const follow = footer.getByRole('navigation', { name: t('social.label') });
    const links = follow.locator('a[target="_blank"]:visible');
    await expect(links).toHaveText(names.map((name) => `${name} ${t('link.newTab')}`));
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const wechat = follow.getByRole('button', { name: t('wechat.name') });
    if (locale === 'cn') await expect(wechat).toBeVisible();
    else await expect(wechat).toBeHidden();
  });

  test(`in ${locale} WeChat is offered on mobile @all`, async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    await visit(page, `/${locale}/`);
    const { footer, t } = shell(page, locale);
    await expect(footer.getByRole('button', { name: t('wechat.name') })).toBeVisible();
  });
}

const shared: Partial<Record<Locale, string[]>> = { en: ['LinkedIn', 'X', 'Facebook'], cn: ['LinkedIn', '微博'] };

for (const [code, names] of Object.entries(shared)) {
  const locale = code as Locale;

  for (const size of ['desktop', 'tablet', 'mobile'] as const)
    test(`on ${size} in ${locale} the page can be shared on ${names.join(', ')}, by mail and as a link${coreIn(`${size} ${locale}`, 'desktop en', 'mobile cn')}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(sizes[size]);
      await visit(page, `${await address('news', locale)}?page=1`);
      const { header, tools, burger, mobileMenu, sharePopup, shareButton, t } = shell(page, locale);
      if (size === 'mobile') await burger.click();
      await (size === 'mobile' ? mobileMenu.getByRole('button', { name: t('share.open') }) : shareButton).click();
      const place = { desktop: tools, tablet: header, mobile: sharePopup }[size];

      const links = place.locator('a[target="_blank"]:visible');
      await expect(links).toHaveText(names.map((name) => `${name} ${t('link.newTab')}`));
      for (const link of await links.all()) {
        const { searchParams } = new URL(`${await link.getAttribute('href')}`);
        expect([...searchParams.values()]).toContain(page.url());
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      const mail = new URL(`${await place.getByRole('link', { name: t('share.mail') }).getAttribute('href')}`);
      expect(mail.searchParams.get('body')).toBe(page.url());
      expect(mail.searchParams.get('subject')).toBe(await page.title());
      const wechat = place.getByRole('button', { name: t('wechat.name') });
      if (locale === 'cn' || size === 'mobile') await expect(wechat).toBeVisible();
      else await expect(wechat).toBeHidden();

      await place.getByRole('button', { name: t('wechat.copy') }).click();
      await expect(place.getByText(t('wechat.copy-done'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
}
