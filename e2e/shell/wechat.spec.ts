import type { Locale } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const cases: { locale: Locale; size: keyof typeof sizes }[] = [
  { locale: 'en', size: 'mobile' },
  { locale: 'cn', size: 'mobile' },
  { locale: 'cn', size: 'desktop' },
];

for (const { locale, size } of cases)
  test(`on ${size} in ${locale} the WeChat popup shows the page's link, copies it and links to WeChat${coreIn(`${size} ${locale}`, 'mobile cn')}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(sizes[size]);
    await visit(page, await address('history', locale));
    const { footer, wechatPopup, t } = shell(page, locale);
    const opener = footer.getByRole('button', { name: t('wechat.name') });
    await opener.click();
    await expect(wechatPopup).toBeVisible();
    await expect(wechatPopup.getByRole('heading', { name: t('wechat.title') })).toBeVisible();
    await expect(wechatPopup.getByRole('img', { name: t('wechat.code') })).toBeVisible();
    await expect(wechatPopup.getByRole('textbox', { name: t('wechat.link') })).toHaveValue(page.url());
    await expect(wechatPopup.getByRole('link', { name: t('wechat.open') })).toHaveAttribute('href', 'weixin://');

    await wechatPopup.getByRole('button', { name: t('wechat.copy') }).click();
    await expect(wechatPopup.getByRole('status')).toHaveText(t('wechat.copy-done'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await wechatPopup.getByRole('button', { name: t('popup.close') }).click();
    await expect(wechatPopup).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('the popup says so if the link cannot be copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.setViewportSize(sizes.mobile);
  await visit(page, '/jp/');
  const { footer, wechatPopup, t } = shell(page, 'jp');
  await footer.getByRole('button', { name: t('wechat.name') }).click();
  await wechatPopup.getByRole('button', { name: t('wechat.copy') }).click();
  await expect(wechatPopup.getByRole('status')).toHaveText(t('wechat.copy-failed'));
});

test('the popup closes on a click outside and on Escape @all', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, '/cn/');
  const { footer, wechatPopup, t } = shell(page, 'cn');
  const opener = footer.getByRole('button', { name: t('wechat.name') });
  await opener.click();
  await expect(wechatPopup).toBeVisible();
  await page.mouse.click(30, 450);
  await expect(wechatPopup).toBeHidden();
  await opener.click();
  await expect(wechatPopup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wechatPopup).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the popup that the share menu opened gives the focus back to the floating buttons @all', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, '/cn/');
  const { tools, shareButton, wechatPopup, t } = shell(page, 'cn');
  await shareButton.click();
  await tools.getByRole('button', { name: t('wechat.name') }).press('Enter');
  await expect(wechatPopup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wechatPopup).toBeHidden();
  await expect(tools.locator(':focus')).toBeVisible();
});

test('the mobile menu closes for the WeChat popup', async ({ page }) => {
  await page.setViewportSize(sizes.mobile);
  await visit(page, '/cn/');
  const { burger, mobileMenu, wechatPopup, t } = shell(page, 'cn');
  await burger.click();
  await mobileMenu.getByRole('button', { name: t('wechat.name') }).click();
  await expect(wechatPopup).toBeVisible();
  await expect(mobileMenu).toBeHidden();
  await wechatPopup.getByRole('button', { name: t('popup.close') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
