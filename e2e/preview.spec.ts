import { toPagePath } from '@/lib/i18n/paths';
import { cms } from '@/lib/upstreams/cms';
import { getEntryPath, loadEntry } from './support/content';
import { previewSecret } from './support/server';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { visit } from './support/visit';

const previewPath = (path: string, secret = previewSecret) => `/api/preview/?${new URLSearchParams({ secret, path })}`;

const loadDraft = async (id: string) => {
  const { pages } = await cms.pageList({ locale: 'en', draft: true });
  const draft = pages.find((page) => page.id === id);
  if (!draft) throw new Error(`There is no draft of "${id}".`);
  return draft;
};

test.use({ viewport: sizes.desktop });

test('an editor sees the draft with the bar, stays in preview on other pages, and turns it off on the page that is shown', async ({
  page,
}) => {
  const t = getTranslator('en');
  const profile = await getEntryPath('profile', 'en');
  const [published, draft] = [await loadEntry('profile', 'en'), await loadDraft('profile')];
  const heading = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('complementary', { name: t('preview.label') });

  await visit(page, profile);
  await expect(heading).toHaveText(published.pageTitle);
  await expect(bar).toHaveCount(0);

  await visit(page, previewPath(profile));
  await expect(page).toHaveURL(profile);
  await expect(heading).toHaveText(draft.pageTitle);
  await expect(bar).toContainText(t('preview.on'));
  await expect(bar).toBeInViewport({ ratio: 1 });

  const foundation = toPagePath('en', (await loadDraft('foundation')).path);
  await visit(page, foundation);
  await expect(heading).toHaveText((await loadDraft('foundation')).pageTitle);
  await visit(page, profile);

  await bar.getByRole('button', { name: t('preview.turnOff') }).click();
  await expect(page).toHaveURL(profile);
  await expect(heading).toHaveText(published.pageTitle);
  await expect(bar).toHaveCount(0);
  expect((await page.request.get(foundation)).status()).toBe(404);
});

test('preview stays on while editors follow links, and is turned off there @all', async ({ page }) => {
  const t = getTranslator('fr');
  const bar = page.getByRole('complementary', { name: t('preview.label') });
  await visit(page, previewPath(await getEntryPath('profile', 'fr')));
  const governance = await getEntryPath('governance', 'fr');
  await page
    .getByRole('navigation', { name: t('breadcrumbs.label') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(await getEntryPath('group', 'fr'));
  await expect(bar).toBeVisible();
  await visit(page, `${governance}?from=email#top`);
  await bar.getByRole('button', { name: t('preview.turnOff') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(governance);
  await expect(bar).toHaveCount(0);
});

test('without preview a draft appears nowhere', async ({ request }) => {
  const [revised, unpublished] = [await loadDraft('profile'), await loadDraft('foundation')];
  expect((await request.get(toPagePath('en', unpublished.path))).status()).toBe(404);
  const publicPaths = [revised.path, 'group', '', 'sitemap.xml', 'press/news'];
  for (const publicPath of publicPaths) {
    const path = publicPath.includes('.') ? `/en/${publicPath}` : toPagePath('en', publicPath);
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain(revised.pageTitle);
    expect(html, path).not.toContain(unpublished.pageTitle);
    expect(html, path).not.toContain(toPagePath('en', unpublished.path));
  }
  for (const search of [revised.pageTitle, unpublished.pageTitle]) {
    const response = await request.post('/api/search-content/', { data: { search, locale: 'en' } });
    const { result } = (await response.json()) as { result: { title: string }[] };
    expect(result.map(({ title }) => title)).not.toContain(search);
  }
  const overlay = await request.get(
    `/api/page-in-overlay/?${new URLSearchParams({ locale: 'en', path: unpublished.path })}`,
  );
  expect(overlay.status()).toBe(404);
});

test('a page seen in preview is not cached for visitors', async ({ page, request }) => {
  await visit(page, previewPath(await getEntryPath('profile', 'en')));
  const previewResponse = await page.request.get(await getEntryPath('profile', 'en'));
  expect(await previewResponse.text()).toContain((await loadDraft('profile')).pageTitle);
  expect(previewResponse.headers()['cache-control']).toMatch(/no-store|no-cache/);
  const html = await (await request.get(await getEntryPath('profile', 'en'))).text();
  expect(html).not.toContain((await loadDraft('profile')).pageTitle);
});
