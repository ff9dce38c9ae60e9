import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { overlayPage } from '@/lib/model/page';
import * as api from '@/pages/api/page-in-overlay';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'pages/legal/cn.yaml': buildLocalizedEntry({
        slug: 'legal',
        pageTitle: '法律声明',
        sections: [{ type: 'job-alert', title: '职位提醒' }],
      }),
      'pages/legal/en.draft.yaml': buildLocalizedEntry({ slug: 'legal', pageTitle: 'Unpublished' }),
    }),
  };
});
afterAll(removeContent);

const requestPage = (path: string, locale: string) => call(api, { query: { path, locale } });

describe('GET /api/page-in-overlay/', () => {
  it('returns the title and the sections of the page, and nothing else', async () => {
    const { status, json } = await requestPage('houses', 'en');
    expect(status).toBe(200);
    expect(Object.keys(json).toSorted()).toEqual(['pageTitle', 'sections', 'words']);
    expect(json).toMatchObject({ pageTitle: 'Houses', sections: [{ type: 'houses-grid' }] });
    expect(json.sections[0].sectors).toHaveLength(2);
    expect(overlayPage.safeParse(json).error).toBeUndefined();
  });

  it('includes the colour of a house', async () => {
    expect((await requestPage('houses/zelie', 'en')).json.accent).toBe('#7b4a2c');
  });

  it('includes the strings that its sections need besides the common ones, in its language', async () => {
    const { words: strings } = (await requestPage('legal', 'cn')).json;
    expect(Object.keys(strings)).toEqual(['forms', 'jobs']);
    expect(strings.jobs).toEqual(JSON.parse(readFileSync('public/locales/cn/jobs.json', 'utf8')));
    expect((await requestPage('houses', 'en')).json.words).toEqual({});
  });

  it.each(['groupe/histoire', '/groupe/histoire/', 'groupe/histoire/', '/fr/groupe/histoire/', 'fr/groupe/histoire'])(
    'accepts the path %s',
    async (path) => {
      expect((await requestPage(path, 'fr')).json.pageTitle).toBe('Histoire');
    },
  );

  it('does not return drafts', async () => {
    expect((await requestPage('legal', 'en')).json.pageTitle).toBe('Legal notice');
  });

  it('responds with 404 if the locale has no such page', async () => {
    for (const [path, locale] of [
      ['nowhere', 'en'],
      ['group/history', 'jp'],
      ['group', 'fr'],
      ['../group', 'en'],
    ] as const) {
      const { status, json } = await requestPage(path, locale);
      expect(status).toBe(404);
      expect(json).toMatchObject({ success: false, message: expect.any(String) });
    }
  });
});
