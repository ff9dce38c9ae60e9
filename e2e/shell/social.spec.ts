import type { Locale } from '@/lib/i18n/locales';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const abroad = ['LinkedIn', 'Instagram', 'TikTok', 'Twitter', 'Facebook', 'YouTube'];
const inChina = ['LinkedIn', 'TikTok', 'Weibo', 'Youku'];
const expected: Partial<Record<Locale, string[]>> = { en: abroad, jp: abroad, cn: inChina };

for (const [code, names] of Object.entries(expected)) {
  const locale = code as Locale;

  test(`in ${locale} the networks are ${names.join(', ')}`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, `/${locale}/`);
    const { footer, tools, shareButton, t } = shell(page, locale);
    await shareButton.click();
    for (const place of [footer.getByRole('navigation', { name: t('social.label') }), tools]) {
      const links = place.locator('a[target="_blank"]:visible');
      await expect(links).toHaveText(names.map((name) => `${name} ${t('link.newTab')}`));
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      const wechat = place.getByRole('button', { name: t('wechat.name') });
      if (locale === 'cn') await expect(wechat).toBeVisible();
      else await expect(wechat).toBeHidden();
    }
  });

  test(`in ${locale} WeChat is offered on mobile`, async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    await visit(page, `/${locale}/`);
    const { footer, t } = shell(page, locale);
    await expect(footer.getByRole('button', { name: t('wechat.name') })).toBeVisible();
  });
}
