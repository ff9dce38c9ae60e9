import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { buildEventRecord } from '@/tests/support/events';
import { buildAlbumRecord, buildFinancialDateRecord, writeSite } from '@/tests/support/site-files';

const startMaintenance = vi.hoisted(() => vi.fn());
vi.mock('@/lib/site/refresh/maintenance', () => ({ startMaintenance }));
afterAll(removeContent);

beforeEach(() => {
  vi.resetModules();
  startMaintenance.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const boot = async (root: string) => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubEnv('CONTENT_DIR', root);
  const { lifecycle } = await import('@/lib/platform/process/lifecycle');
  lifecycle.content = Promise.withResolvers();
  const { register } = await import('./instrumentation');
  await register();
  await lifecycle.content.promise;
};

describe('a server', () => {
  it('starts once it has read the content', async () => {
    await boot(writeSite());
    expect(startMaintenance).toHaveBeenCalled();
    const { cms } = await import('@/lib/upstreams/cms');
    expect((await cms.page({ locale: 'en', draft: false }, 'legal'))?.pageTitle).toBe('Legal notice');
  });

  it('tries the systems behind it, and says what is wrong with each', async () => {
    vi.stubEnv('NEXT_RUNTIME', 'nodejs');
    vi.stubEnv('CONTENT_DIR', writeSite());
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    expect(await (await import('./instrumentation')).tryUpstreams()).toEqual([
      { name: 'database', isWorking: true, result: '0 emails wait, 0 have failed' },
      { name: 'disk', isWorking: expect.any(Boolean), result: expect.stringMatching(/^\d+ MB are free/) },
      { name: 'mail', isWorking: false, result: expect.stringContaining('ECONNREFUSED') },
      { name: 'board', isWorking: false, result: expect.stringContaining('no postings') },
      { name: 'price', isWorking: true, result: expect.stringMatching(/^embedded: \d/) },
      { name: 'CMS', isWorking: true, result: 'embedded: the content is valid' },
    ]);
  });

  it('can load pages before it has read all content', async () => {
    vi.stubEnv('NEXT_RUNTIME', 'nodejs');
    vi.stubEnv('CONTENT_DIR', writeSite());
    const { lifecycle } = await import('@/lib/platform/process/lifecycle');
    Object.assign(lifecycle, { content: Promise.withResolvers(), isLoaded: false });
    await (await import('./instrumentation')).register();
    expect(lifecycle.isLoaded).toBe(false);
    const { cms } = await import('@/lib/upstreams/cms');
    expect((await cms.page({ locale: 'en', draft: false }, 'legal'))?.pageTitle).toBe('Legal notice');
    await lifecycle.content.promise;
    expect(lifecycle.isLoaded).toBe(true);
  });

  it.each<[string, () => string, string]>([
    ['content', () => '/nowhere/content', '/nowhere/content is invalid:\n  it does not exist'],
    ['settings', () => writeSite({ 'settings/en.yaml': null }), 'settings/en.yaml is invalid:\n  it does not exist'],
    ['a manifest of pictures', () => writeSite({ 'media.json': '{' }), 'media.json is invalid'],
    ['a valid page', () => writeSite({ 'pages/legal/jp.yaml': '' }), 'pages/legal/jp.yaml is invalid'],
    [
      'pictures in an album',
      () => writeSite({ 'albums/meeting.yaml': buildAlbumRecord({ photos: [] }) }),
      'albums/meeting.yaml is invalid',
    ],
    ['a valid playlist', () => writeSite({ 'playlists/hands.yaml': '[' }), 'playlists/hands.yaml is invalid'],
    [
      'valid days',
      () => writeSite({ 'finance/calendar.yaml': [buildFinancialDateRecord({ date: 'soon' })] }),
      'finance/calendar.yaml is invalid:\n  0.date',
    ],
    ['documents', () => writeSite({ 'finance/documents.yaml': null }), 'finance/documents.yaml is invalid'],
    ['the labels of offers', () => writeSite({ 'offers/labels.yaml': null }), 'offers/labels.yaml is invalid'],
    [
      'an event that ends after it begins',
      () => writeSite({ 'events/silk.yaml': buildEventRecord('Silk', '2026-02-01', '2026-01-01') }),
      'events/silk.yaml is invalid:\n  endDate',
    ],
  ])('does not start without %s, and says so', async (_, root, message) => {
    await expect(boot(root())).rejects.toThrow(message);
    expect(startMaintenance).not.toHaveBeenCalled();
  });

  it('does not start with a share price in another currency than euro, and says so', async () => {
    const { finance } = await import('@/lib/upstreams/finance');
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310, currency: 'USD' });
    await expect(boot(writeSite())).rejects.toThrow('the share is quoted in USD, not in euro');
    expect(startMaintenance).not.toHaveBeenCalled();
  });
});
