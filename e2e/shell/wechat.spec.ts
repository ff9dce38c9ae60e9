import { getEntryPath } from '../support/content';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test("the WeChat popup shows the page's link, copies it and links to WeChat", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(sizes.mobile);
  await visit(page, await getEntryPath('history', 'cn'));
  const { footer, wechatPopup, t } = shell(page, 'cn');
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
