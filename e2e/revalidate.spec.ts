import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { getEntryPath } from './support/content';
import { contentDir, revalidateSecret } from './support/server';
import { expect, test } from './support/test';

const file = path.join(contentDir, 'articles/orvaine-new-workshop/jp.yaml');
const word = '蛍石細工';

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
