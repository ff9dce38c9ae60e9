import { parse } from 'content-disposition';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { env } from '@/lib/platform/env';
import * as api from '@/pages/api/download-article';
import * as preview from '@/pages/api/preview';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry, buildSettings } = await import('@/tests/support/content');
  return {
    cms: fixtureCms({
      'settings/fr.yaml': buildSettings({ boilerplate: 'Un groupe.', subscriptionPages: { press: 'page:press' } }),
      'pages/press/entry.yaml': { publishedAt: '2026-01-01' },
      'pages/press/fr.yaml': buildLocalizedEntry({
        slug: 'presse',
        sections: [{ type: 'contact', contacts: [{ name: 'Ada Marlow', phone: '+33 1 00 00 14 70' }] }],
      }),
      'articles/harvest/entry.yaml': { parent: 'news', publishedAt: '2026-09-30', category: 'craft' },
      'articles/harvest/fr.yaml': buildLocalizedEntry({
        slug: 'vendanges',
        pageTitle: 'Vendanges : « tôt »',
        sections: [{ type: 'rich-text', body: 'Trois jours.' }],
      }),
      'articles/harvest/fr.draft.yaml': buildLocalizedEntry({ slug: 'vendanges', pageTitle: 'Vendanges, revues' }),
      'articles/unpublished/entry.yaml': { parent: 'news', publishedAt: '2026-10-01', category: 'craft' },
      'articles/unpublished/fr.draft.yaml': buildLocalizedEntry({ slug: 'inedit', pageTitle: 'Inédit' }),
    }),
  };
});
const makePdf = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/thread', () => ({ createThreadRunner: () => makePdf }));
beforeEach(() => {
  makePdf.mockReset().mockResolvedValue(Buffer.from('%PDF-1.7'));
  env.PREVIEW_SECRET = 'a secret of enough letters';
});
afterEach(() => {
  env.PREVIEW_SECRET = undefined;
});
afterAll(removeContent);

const query = { path: 'actualites/vendanges', locale: 'fr' };

/** The cookies of an editor who sees drafts. */
const enterPreview = async () => {
  const { cookies } = await call(preview, {
    query: { secret: env.PREVIEW_SECRET ?? '', path: '/fr/actualites/vendanges/' },
  });
  return Object.fromEntries(cookies.map((cookie) => (cookie.split(';')[0] ?? '').split(/=(.*)/s).slice(0, 2)));
};

describe('GET /api/download-article/', () => {
  it('returns the article as a PDF to download, with what every release has', async () => {
    const { status, headers, text } = await call(api, { query });
    expect(status).toBe(200);
    expect(text).toMatch(/^%PDF-/);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'fr',
      'cache-control': 'public, max-age=300',
    });
    expect(parse(headers['content-disposition'] ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: 'Vendanges « tôt » - 2026-09-30.pdf' },
    });
    expect(headers['content-disposition']).toContain(`filename=${brand.fileName}-2026-09-30.pdf;`);
    const release = {
      title: 'Vendanges : « tôt »',
      publishedAt: '2026-09-30',
      sections: [{ type: 'rich-text', body: '<p>Trois jours.</p>' }],
      boilerplate: 'Un groupe.',
      contact: { name: 'Ada Marlow', phone: '+33 1 00 00 14 70' },
    };
    const url = expect.stringMatching(/^https?:\/\/[^/]+\/fr\/actualites\/vendanges\/$/);
    expect(makePdf).toHaveBeenCalledWith({
      kind: 'article',
      parameters: [expect.objectContaining(release), 'fr', url],
    });
  });

  it('accepts the address of the page', async () => {
    expect((await call(api, { query: { ...query, path: '/fr/actualites/vendanges/' } })).status).toBe(200);
  });

  it('returns a draft only in preview, and lets nobody store it', async () => {
    const { status, headers } = await call(api, { query, cookies: await enterPreview() });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(makePdf.mock.lastCall?.[0].parameters[0].title).toBe('Vendanges, revues');
  });

  it.each(['actualites/nowhere', 'actualites/inedit', 'groupe', ''])(
    'responds with 404 if no article is at “%s”',
    async (path) => {
      const { status, headers } = await call(api, { query: { ...query, path: `/fr/${path}` } });
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-disposition']).toBeUndefined();
      expect(makePdf).not.toHaveBeenCalled();
    },
  );
});
