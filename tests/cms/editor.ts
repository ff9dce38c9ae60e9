import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { getTranslator } from '../../e2e/support/translator';
import { findBrowser } from '../../scripts/browser.mts';

const { strapi, sites } = inject('environment');
const t = getTranslator('fr');
const pagePath = '/fr/maisons/adresses/';
const [oldTitle, newTitle] = ['Boutiques et adresses', 'Boutiques et ateliers'];

/** Takes a screenshot for the editors' guide, with `PICTURES=docs/editing npm run test:cms` only. */
const takeScreenshot = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.jpg`), quality: 55 });
};

describe('a publisher', () => {
  let browser: Browser;
  let publisher: BrowserContext;

  // Strapi allows an account to sign in five times in five minutes.
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    publisher = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    publisher.setDefaultTimeout(60_000);
    const page = await publisher.newPage();
    await page.goto(`${strapi.url}/admin`);
    await page.getByLabel('Email').fill(strapi.publisher.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(strapi.publisher.password);
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await takeScreenshot(page, 'sign-in');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
    await page.close();
  }, 60_000);
  afterAll(() => browser?.close());

  it('uploads a picture with its alternative text, which is then in its entry', async () => {
    const page = await publisher.newPage();
    await page.goto(`${strapi.url}/admin/plugins/upload`);
    await page.getByRole('button', { name: 'Add new assets' }).first().click();
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#864' } })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'lantern.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Alternative text').fill('A lantern of brass');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
    await expect(page.getByText('lantern.jpg').first()).toBeVisible();
    await page.goto(`${strapi.url}/admin/content-manager/collection-types/api::picture.picture?_q=lantern`);
    await expect(page.getByRole('gridcell', { name: 'A lantern of brass' }).first()).toBeVisible();
    await page.close();
  });

  it('changes a title in French, sees the draft, publishes it and sees it live', async () => {
    const [page, visitor] = [await publisher.newPage(), await browser.newPage()];
    await page.goto(`${strapi.url}/admin`);
    await page.getByRole('link', { name: 'Content Manager' }).first().click();
    await page.getByRole('link', { name: 'Page', exact: true }).click();
    await page.getByRole('button', { name: 'Close the banner.' }).click();
    await page.getByRole('link', { name: 'Stores and addresses' }).waitFor();
    await page.getByRole('combobox', { name: 'Select a locale' }).click();
    await page.getByRole('option', { name: 'Français' }).click();
    const entry = page.getByRole('link', { name: oldTitle });
    await entry.waitFor();
    await takeScreenshot(page, 'list');
    await entry.click();

    const field = page.getByRole('textbox', { name: 'Page title' });
    await expect(field).toHaveValue(oldTitle);
    await field.fill(newTitle);
    await takeScreenshot(page, 'form');
    const formUrl = page.url();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved document').first()).toBeVisible({ timeout: 30_000 });

    await page.getByRole('link', { name: 'Open preview' }).click();
    const draft = page.frameLocator('[data-testid="preview-iframe"]');
    const bar = draft.getByRole('complementary', { name: t('preview.label') });
    await expect(draft.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 30_000 });
    await expect(bar).toContainText(t('preview.on'));
    await takeScreenshot(page, 'preview');
    await visitor.goto(sites.strapi + pagePath);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(oldTitle);

    await page.getByRole('tab', { name: 'Published' }).click();
    await expect(draft.getByRole('heading', { level: 1 })).toHaveText(oldTitle, { timeout: 30_000 });
    await expect(bar).toContainText(t('preview.published'));
    await page.getByRole('tab', { name: 'Draft' }).click();
    await expect(draft.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 30_000 });

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published document').first()).toBeVisible({ timeout: 30_000 });
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 100 });
    }).toPass({ timeout: 10_000 });
    await takeScreenshot(visitor, 'published');

    const openedPage = publisher.waitForEvent('page');
    await bar.getByRole('button', { name: t('preview.turnOff') }).click();
    const publicPage = await openedPage;
    await expect(publicPage.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 30_000 });
    await expect(publicPage.getByRole('complementary', { name: t('preview.label') })).toHaveCount(0);

    await page.goto(formUrl);
    await expect(page.getByRole('heading', { name: /^Used in \d+ entries$/ })).toBeVisible();
  });
});
