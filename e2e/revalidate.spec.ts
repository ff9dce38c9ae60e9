import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { address } from './support/content';
import { contentDir, revalidateSecret } from './support/server';
import { expect, test } from './support/test';

const file = path.join(contentDir, 'articles/orvaine-new-workshop/jp.yaml');
const word = '蛍石細工';

// Both change the same article.
test.describe.configure({ mode: 'serial' });

/** Changes the Japanese article and notifies the server, as a CMS does. Returns the server's response. */
const change = async (request: import('@playwright/test').APIRequestContext, to: (text: string) => string) => {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
  const answer = await request.post('/api/revalidate/', { headers: { Authorization: `Bearer ${revalidateSecret}` } });
  return { status: answer.status(), json: await answer.json() };
};

/** The address of the page whose content has changed. */
const addressOf = (refreshed: string[], slug = ''): string =>
  refreshed.find((tag) => tag.startsWith('page:/jp/') && tag.endsWith(`/${slug}/`))?.slice('page:'.length) ?? '';

test('changed content shows on its page, in lists and in the search without a restart', async ({ request }) => {
  test.slow();
  const text = async (address: string) => (await request.get(address)).text();
  const original = readFileSync(file, 'utf8');
  const article = /^slug: (.*)$/m.exec(original)?.[1];
  try {
    const { status, json } = await change(request, (yaml) => yaml.replace(/^pageTitle: .*$/m, `pageTitle: ${word}`));
    expect(status).toBe(200);
    const own = addressOf(json.refreshed, article);
    expect(await text(own)).toContain(word);
    expect(await text(`${await address('news', 'jp')}?search=${encodeURIComponent(word)}`)).toContain(word);
    const found = await request.post('/api/search-content/', { data: { search: word, locale: 'jp' } });
    expect((await found.json()).result).toMatchObject([{ title: word, url: own }]);

    const wrong = await change(request, () => 'slug: [');
    expect(wrong.status).toBe(422);
    expect(wrong.json.message).toContain('orvaine-new-workshop/jp.yaml');
    expect(await text(own)).toContain(word);
  } finally {
    await change(request, () => original);
  }
});

test('a typo in an article reloads its page alone, of all pages in its language', async ({ request }) => {
  test.slow();
  const sitemap = await (await request.get('/jp/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const loaded = async () => {
    const found: string[] = [];
    for (const page of pages)
      if ((await request.get(page)).headers()['server-timing']?.includes('miss')) found.push(page);
    return found;
  };
  const original = readFileSync(file, 'utf8');
  try {
    await loaded();
    const { json } = await change(request, (yaml) => yaml.replace('body: |', 'body: |\n      誤字。\n'));
    const own = addressOf(json.refreshed, /^slug: (.*)$/m.exec(original)?.[1]);
    expect(pages.length).toBeGreaterThan(50);
    expect(await loaded()).toEqual([own]);
  } finally {
    await change(request, () => original);
  }
});
