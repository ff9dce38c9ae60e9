import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '@/instrumentation';
import { env } from '../../platform/env';
import { UpstreamError } from '../../platform/http/upstream-error';
import { lastReads, lifecycle } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { monotonicNow } from '../../shared/time';
import { ContentError } from '../../upstreams/files/content-file';

const mocks = vi.hoisted(() => ({
  quote: vi.fn(),
  loadChanges: vi.fn(),
  refreshContent: vi.fn(),
  loadContent: vi.fn(),
  refresh: vi.fn(),
  save: vi.fn(),
  queueDue: vi.fn(),
  confirmListed: vi.fn(),
  eraseExpired: vi.fn(),
  startDelivery: vi.fn(),
  removeLeftovers: vi.fn(),
}));
const { quote, loadChanges, refreshContent, loadContent, refresh, save, queueDue } = mocks;
const { confirmListed, eraseExpired, startDelivery, removeLeftovers } = mocks;
vi.mock('./refresh-content', () => ({ loadContent, refreshContent }));
vi.mock('../../upstreams/cms', () => ({ cms: { loadChanges } }));
vi.mock('../finance/share-price', () => ({ checkCurrency: async () => undefined }));
vi.mock('../../upstreams/finance', () => ({ finance: { quote } }));
vi.mock('../submissions', () => ({ alerts: { queueDue }, subscriptions: { confirmListed } }));
vi.mock('../submissions/deliver', () => ({ startDelivery }));
vi.mock('../submissions/retention', () => ({ eraseExpired }));
vi.mock('../careers/catalogue', () => ({ catalogue: { refresh, save } }));
vi.mock('../../platform/state/durable-file', () => ({ removeLeftovers }));

const advanceMinutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  for (const mock of Object.values(mocks)) mock.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('entries of the outbox are sent from the start', async () => {
  await register();
  await advanceMinutes(0);
  expect(startDelivery).toHaveBeenCalledTimes(1);
});

describe.each([
  ['sending the alerts that are due', queueDue, eraseExpired],
  ['confirming the subscriptions that a vendor has confirmed', confirmListed, queueDue],
  ['erasing what has expired', eraseExpired, queueDue],
  ['reading the share price', quote, queueDue],
])('%s', (_, task, other) => {
  it('runs a minute after the start, and every ten minutes', async () => {
    await register();
    await advanceMinutes(0.9);
    expect(task).not.toHaveBeenCalled();
    await advanceMinutes(0.2);
    expect(task).toHaveBeenCalledTimes(1);
    await advanceMinutes(9);
    expect(task).toHaveBeenCalledTimes(1);
    await advanceMinutes(21);
    expect(task).toHaveBeenCalledTimes(4);
  });

  it('continues after a failure, which is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const error = new Error('the disk is full');
    task.mockRejectedValueOnce(error);
    await register();
    await advanceMinutes(11);
    expect(logged).toHaveBeenCalledExactlyOnceWith({ event: expect.any(String), err: error }, expect.any(String));
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('waits for a run to end before the next one, and does not delay other tasks', async () => {
    task.mockReturnValueOnce(new Promise(() => undefined));
    await register();
    await advanceMinutes(60);
    expect(task).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(6);
  });

  it.each([
    ['NEXT_RUNTIME', 'edge'],
    ['NEXT_RUNTIME', undefined],
    ['NEXT_PHASE', 'phase-production-build'],
  ])('is not done if %s is %s', async (name, value) => {
    vi.stubEnv(name, value);
    await register();
    await advanceMinutes(60);
    expect(task).not.toHaveBeenCalled();
    expect(removeLeftovers).not.toHaveBeenCalled();
  });
});

describe('refreshing the offers', () => {
  it('is done in the background: a minute after the start, then every five minutes, with a snapshot each time', async () => {
    vi.setSystemTime('2026-06-10T09:00:00Z');
    await register();
    await advanceMinutes(1);
    expect([refresh.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
    await advanceMinutes(10);
    expect([refresh.mock.calls.length, save.mock.calls.length]).toEqual([3, 3]);
  });

  it('is done when the day begins in UTC', async () => {
    vi.setSystemTime('2026-06-10T23:56:30Z');
    await register();
    await advanceMinutes(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await advanceMinutes(2.4);
    expect(refresh).toHaveBeenCalledTimes(1);
    await advanceMinutes(0.1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('continues after a failure, and still saves the snapshot', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    refresh.mockRejectedValueOnce(new Error('the board is down'));
    await register();
    await advanceMinutes(6);
    expect(logged).toHaveBeenCalledTimes(1);
    expect([refresh.mock.calls.length, save.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('removing temporary files of killed processes', () => {
  const listSweptFolders = () => removeLeftovers.mock.calls.map(([folder]) => folder);
  const folders = ['', 'outbox', 'cms-files', 'downloads'].map((name) => path.join(env.DATA_DIR, name));

  it('is done at the start, a minute later and every ten minutes', async () => {
    await register();
    await advanceMinutes(0);
    expect(listSweptFolders()).toEqual(folders);
    await advanceMinutes(1);
    expect(listSweptFolders()).toEqual([...folders, ...folders]);
    await advanceMinutes(10);
    expect(listSweptFolders()).toHaveLength(12);
  });

  it('continues after a failure, which is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const error = new Error('EACCES');
    removeLeftovers.mockRejectedValueOnce(error);
    await register();
    await advanceMinutes(1);
    expect(logged).toHaveBeenCalledExactlyOnceWith({ event: expect.any(String), err: error }, expect.any(String));
    expect(listSweptFolders()).toHaveLength(8);
  });
});

describe('a remote CMS', () => {
  const own = env.cms;
  beforeEach(() => {
    const remote = { CMS: 'strapi', CMS_URL: 'http://cms.example', CMS_TOKEN: 'token' };
    Object.assign(env, { cms: remote });
    loadChanges.mockResolvedValue({ tags: [] });
  });
  afterEach(() => void Object.assign(env, { cms: own }));

  it('is polled for changes every minute, and its new content is shown', async () => {
    await register();
    await advanceMinutes(3);
    expect(loadChanges).toHaveBeenCalledTimes(3);
    expect(refreshContent).not.toHaveBeenCalled();
    expect(lastReads.contentReadAt).toBe(monotonicNow());
    loadChanges.mockResolvedValue({ tags: ['frame:en'] });
    await advanceMinutes(1);
    expect(refreshContent).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    ['does not respond', new UpstreamError('unavailable')],
    ['is empty', new ContentError('settings in en', ['missing'])],
  ])('is waited for while it %s', async (_, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    lifecycle.isLoaded = false;
    loadContent.mockRejectedValueOnce(error);
    await register();
    await advanceMinutes(0);
    expect(logged).toHaveBeenCalledOnce();
    expect(lifecycle.isLoaded).toBe(false);
    await advanceMinutes(0.1);
    expect(loadContent).toHaveBeenCalledTimes(2);
    expect(lifecycle.isLoaded).toBe(true);
  });

  it('is not waited for if the content is in files and invalid: the server does not start', async () => {
    Object.assign(env, { cms: own });
    loadContent.mockRejectedValueOnce(new ContentError('settings in en', ['missing']));
    await register();
    await advanceMinutes(1);
    expect(loadContent).toHaveBeenCalledTimes(1);
  });

  it('is not polled if the content is in files', async () => {
    Object.assign(env, { cms: own });
    await register();
    await advanceMinutes(10);
    expect(loadChanges).not.toHaveBeenCalled();
  });
});
