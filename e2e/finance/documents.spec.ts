import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { unzip } from '@/tests/support/zip';
import { getEntryPath } from '../support/content';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { visit } from '../support/visit';

/** Locators for the list of documents in a locale. */
const createDocumentsList = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'documents');
  const listsT = getTranslator(locale, 'lists');
  const main = page.getByRole('main');
  return {
    t,
    listsT,
    rows: main.locator('li').filter({ has: page.getByRole('checkbox') }),
    checkboxes: main.getByRole('checkbox'),
    typeFilter: main.getByRole('combobox', { name: listsT('filters.type') }),
    moreLink: main.getByRole('link', { name: listsT('more') }),
    zipButton: main.getByRole('button', { name: t('zip') }),
  };
};

const isPdf = (content: Buffer) => content.subarray(0, 5).toString() === '%PDF-';

/** The names of the files in a downloaded zip. Checks that all of them are PDF files. */
const readFileNames = async (download: Download): Promise<string[]> => {
  const files = unzip(await readFile(await download.path()));
  expect([...files.values()].every(isPdf)).toBe(true);
  return [...files.keys()];
};

const locale = 'en';

test('a document opens in the browser, at an address that search engines may index', async ({ page, request }) => {
  const { rows } = createDocumentsList(page, locale);
  await visit(page, await getEntryPath('documents', locale));
  const link = rows.first().getByRole('link', { name: getTranslator(locale)('document.open') });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/documents\/finance\/.+\.pdf$/);
  const response = await request.get(href, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline; filename=.+\.pdf$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(isPdf(await response.body())).toBe(true);
  const robotsTxt = await (await request.get('/robots.txt')).text();
  expect(robotsTxt).not.toMatch(/^Disallow: \/documents/m);
  expect(await (await request.get('/documents.xml')).text()).toContain(`${href}</loc>`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are filtered, paged through and downloaded, one at a time and as a zip', async ({ page }) => {
    const { t, listsT, rows, checkboxes, typeFilter, moreLink, zipButton } = createDocumentsList(page, locale);
    await page.goto(await getEntryPath('documents', locale));
    await typeFilter.selectOption({ label: t('type-presentation') });
    await page.getByRole('button', { name: listsT('filters.apply') }).click();
    await expect(page).toHaveURL(/type=presentation/);
    await expect(rows.getByText(t('type-presentation'), { exact: true })).toHaveCount(10);
    await moreLink.click();
    await expect(page).toHaveURL(/page=1/);
    await expect(rows).toHaveCount(3);

    const singleDownload = page.waitForEvent('download');
    await rows.first().getByRole('link').first().click();
    expect((await singleDownload).suggestedFilename()).toMatch(/\.pdf$/);

    for (const index of [0, 1, 2]) await checkboxes.nth(index).check();
    const zipDownload = page.waitForEvent('download');
    await zipButton.click();
    expect(await readFileNames(await zipDownload)).toHaveLength(3);
  });
});
