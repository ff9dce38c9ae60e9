import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { getEntryPath } from './support/content';
import { contentDir, revalidateSecret } from './support/server';
import { expect, test } from './support/test';

const file = path.join(contentDir, 'articles/orvaine-new-workshop/jp.yaml');
const word = '蛍石細工';

// Both tests change the same article.
test.describe.configure({ mode: 'serial' });

/** Changes the YAML of the Japanese article and notifies the server, as a CMS does. Returns the response. */
const changeArticle = async (request: APIRequestContext, transform: (yaml: string) => string) => {
  writeFileSync(file, transform(readFileSync(file, 'utf8')));
  const response = await request.post('/api/revalidate/', { headers: { Authorization: `Bearer ${revalidateSecret}` } });
  return { status: response.status(), json: await response.json() };
};

/** The path of the refreshed page with a slug, from the tags in the response; empty if there is none. */
const findRefreshedPath = (refreshed: string[], slug = ''): string =>
  refreshed.find((tag) => tag.startsWith('page:/jp/') && tag.endsWith(`/${slug}/`))?.slice('page:'.length) ?? '';

test('changed content shows on its page, in lists and in the search without a restart', async ({ request }) => {
  test.slow();
  const readText = async (pagePath: string) => (await request.get(pagePath)).text();
  const original = readFileSync(file, 'utf8');
  const article = /^slug: (.*)$/m.exec(original)?.[1];
  try {
    const { status, json } = await changeArticle(request, (yaml) =>
      yaml.replace(/^pageTitle: .*$/m, `pageTitle: ${word}`),
    );
    expect(status).toBe(200);
    const articlePath = findRefreshedPath(json.refreshed, article);
    expect(await readText(articlePath)).toContain(word);
    expect(await readText(`${await getEntryPath('news', 'jp')}?search=${encodeURIComponent(word)}`)).toContain(word);
    const searchResponse = await request.post('/api/search-content/', { data: { search: word, locale: 'jp' } });
    expect((await searchResponse.json()).result).toMatchObject([{ title: word, url: articlePath }]);

    const rejected = await changeArticle(request, () => 'slug: [');
    expect(rejected.status).toBe(422);
    expect(rejected.json.message).toContain('orvaine-new-workshop/jp.yaml');
    expect(await readText(articlePath)).toContain(word);
  } finally {
    await changeArticle(request, () => original);
  }
});

test('a change in the text of an article refreshes no other page in its language', async ({ request }) => {
  test.slow();
  const sitemap = await (await request.get('/jp/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const listRefreshedPages = async () => {
    const refreshedPages: string[] = [];
    for (const page of pages)
      if ((await request.get(page)).headers()['server-timing']?.includes('miss')) refreshedPages.push(page);
    return refreshedPages;
  };
  const original = readFileSync(file, 'utf8');
  try {
    // Fills the cache.
    await listRefreshedPages();
    const { json } = await changeArticle(request, (yaml) => yaml.replace('body: |', 'body: |\n      誤字。\n'));
    const articlePath = findRefreshedPath(json.refreshed, /^slug: (.*)$/m.exec(original)?.[1]);
    expect(pages.length).toBeGreaterThan(50);
    expect(await listRefreshedPages()).toEqual([articlePath]);
  } finally {
    await changeArticle(request, () => original);
  }
});
