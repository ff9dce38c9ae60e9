import { pagePath } from '@/lib/i18n/paths';
import { cms } from '@/lib/upstreams/cms';
import { address, entry } from './support/content';
import { previewSecret } from './support/server';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { words } from './support/words';

const grant = (path: string, given = previewSecret) => `/api/preview/?${new URLSearchParams({ secret: given, path })}`;

const draftOf = async (id: string) => {
  const { pages } = await cms.directory({ locale: 'en', draft: true });
  const found = pages.find((page) => page.id === id);
  if (!found) throw new Error(`There is no draft of "${id}".`);
  return found;
};

test.use({ viewport: sizes.desktop });

test('an editor sees the draft with the bar, stays in preview on other pages, and turns it off on the page that is shown', async ({
  page,
}) => {
  const t = words('en');
  const profile = await address('profile', 'en');
  const [published, draft] = [await entry('profile', 'en'), await draftOf('profile')];
  const heading = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('complementary', { name: t('preview.label') });

  await visit(page, profile);
  await expect(heading).toHaveText(published.pageTitle);
  await expect(bar).toHaveCount(0);

  await visit(page, grant(profile));
  await expect(page).toHaveURL(profile);
  await expect(heading).toHaveText(draft.pageTitle);
  await expect(bar).toContainText(t('preview.on'));
  await expect(bar).toBeInViewport({ ratio: 1 });

  const foundation = pagePath('en', (await draftOf('foundation')).path);
  await visit(page, foundation);
  await expect(heading).toHaveText((await draftOf('foundation')).pageTitle);
  await visit(page, profile);

  await bar.getByRole('button', { name: t('preview.turnOff') }).click();
  await expect(page).toHaveURL(profile);
  await expect(heading).toHaveText(published.pageTitle);
  await expect(bar).toHaveCount(0);
  expect((await page.request.get(foundation)).status()).toBe(404);
});

test('preview stays on while editors follow links, and is turned off there @all', async ({ page }) => {
  const t = words('fr');
  const bar = page.getByRole('complementary', { name: t('preview.label') });
  await visit(page, grant(await address('profile', 'fr')));
  const governance = await address('governance', 'fr');
  await page
    .getByRole('navigation', { name: t('breadcrumbs.label') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(await address('group', 'fr'));
  await expect(bar).toBeVisible();
  await visit(page, `${governance}?from=letter#top`);
  await bar.getByRole('button', { name: t('preview.turnOff') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(governance);
  await expect(bar).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button turns preview off, on the page that is shown @all', async ({ page }) => {
    const t = words('en');
    const profile = await address('profile', 'en');
    await page.goto(grant(profile));
    await page.getByRole('button', { name: t('preview.turnOff') }).click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('complementary', { name: t('preview.label') })).toHaveCount(0);
  });
});

test('without preview a draft appears nowhere', async ({ request }) => {
  const [revised, unpublished] = [await draftOf('profile'), await draftOf('foundation')];
  expect((await request.get(pagePath('en', unpublished.path))).status()).toBe(404);
  const places = [revised.path, 'group', '', 'sitemap.xml', 'press/news'];
  for (const place of places) {
    const path = place.includes('.') ? `/en/${place}` : pagePath('en', place);
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain(revised.pageTitle);
    expect(html, path).not.toContain(unpublished.pageTitle);
    expect(html, path).not.toContain(pagePath('en', unpublished.path));
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

test('a forged preview cookie shows nothing', async ({ request }) => {
  const headers = { Cookie: '__prerender_bypass=0; __next_preview_data=forged' };
  const html = await (await request.get(await address('profile', 'en'), { headers })).text();
  expect(html).not.toContain((await draftOf('profile')).pageTitle);
});

test('a page seen in preview is not cached for visitors', async ({ page, request }) => {
  await visit(page, grant(await address('profile', 'en')));
  const shown = await page.request.get(await address('profile', 'en'));
  expect(await shown.text()).toContain((await draftOf('profile')).pageTitle);
  expect(shown.headers()['cache-control']).toMatch(/no-store|no-cache/);
  const html = await (await request.get(await address('profile', 'en'))).text();
  expect(html).not.toContain((await draftOf('profile')).pageTitle);
});
